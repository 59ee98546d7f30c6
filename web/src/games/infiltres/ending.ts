/** The file of the case, closed with the stamp of who won it. */
import type { Draw } from "../../shell/end/scene";

const [MANILA, SHEET, TYPE, STAMP] = ["#d9b877", "#f6eedb", "#2a241b", "#ad2418"];

const typed = (x: number, y: number, widths: number[]) =>
  widths.map((width, at) => `<path d="M${x} ${y + at * 24}h${width}" stroke="${TYPE}" stroke-width="7" opacity=".5"/>`).join("");
/** Words that nobody is to read. */
const black = (x: number, y: number, width: number) => `<rect x="${x}" y="${y}" width="${width}" height="18" fill="${TYPE}"/>`;

const hat = `<path d="M-66-34C-40-50 40-50 66-34 40-22-40-22-66-34z" fill="${TYPE}"/><path d="M-36-38C-34-72-18-84-6-76 6-84 34-74 36-38z" fill="${TYPE}"/><path d="M-37-46h74v10h-74z" fill="${STAMP}"/>`;
const head = `<circle cy="-16" r="30" fill="#c9a57a"/>`;
const coat = `<path d="M-70 70C-66 26-36 14 0 14s66 12 70 56z" fill="#4a4034"/><path d="M-22 16L0 44 22 16 34 22 10 70H-10L-34 22z" fill="#2f2820"/>`;
/** As one remembers them: who blended in, who went in disguise, who took notes. */
const PORTRAITS: Record<string, string> = {
  disciple: `<path d="M-40 20C-52-66 52-66 40 20 30 50-30 50-40 20z" fill="#6b4a7a"/><circle cy="-12" r="26" fill="#c9a57a"/><path d="M-70 70C-66 30-36 18 0 18s66 12 70 52z" fill="#6b4a7a"/><path d="M0 34l14 24h-28z" fill="none" stroke="${MANILA}" stroke-width="5"/>`,
  infiltrator: `${coat}${head}${hat}<path d="M-30-20h60v12H16L8-2 0-10-8-2-16-8H-30z" fill="${TYPE}"/>`,
  journalist: `${coat}${head}${hat}<path d="M14-76l22-8 8 20-20 8z" fill="${SHEET}"/><rect x="-24" y="40" width="48" height="30" rx="4" fill="${TYPE}"/><circle cy="55" r="11" fill="#9ac"/>`,
};

const draw: Draw = ({ winners, camps }, t) => {
  const won = [...new Set(winners.map((seat) => camps[seat]))];
  const role = won.length === 1 ? (won[0] ?? "") : ""; // of several kinds together: the file alone says it
  const words = role ? t(`role-${role}`).toLocaleUpperCase() : "";
  const wide = words.length * 43 + 60;
  const stamp = words
    ? `<g transform="translate(950 470) rotate(-9) scale(${Math.min(1, 440 / wide).toFixed(3)})"><rect x="${-wide / 2}" y="-52" width="${wide}" height="96" rx="12" fill="none" stroke="${STAMP}" stroke-width="11"/><text x="0" y="22" text-anchor="middle" font-family="var(--face)" font-size="70" font-weight="700" fill="${STAMP}">${words}</text></g>`
    : `<g transform="translate(1000 460) rotate(-9)"><circle r="74" fill="none" stroke="${STAMP}" stroke-width="11"/><path d="M-38 0L-8 32 42-30" fill="none" stroke="${STAMP}" stroke-width="15"/></g>`;
  return {
    art:
      `<path d="M470 640L640-20H1240V640z" fill="#3a3022" opacity=".5"/>` +
      `<g transform="rotate(4 930 330)"><path d="M700 50h190l24 34h270v480H700z" fill="${MANILA}"/>` +
      `<g transform="rotate(-5 940 320)"><rect x="724" y="74" width="420" height="470" fill="#e6d9bb"/></g><rect x="728" y="84" width="424" height="468" fill="${SHEET}"/>` +
      `<g transform="translate(842 214)"><rect x="-84" y="-100" width="168" height="184" fill="#fffaf0" stroke="#cdbb94" stroke-width="3"/><rect x="-72" y="-90" width="144" height="160" fill="#8f8368"/>${PORTRAITS[role] ?? PORTRAITS.infiltrator}</g>` +
      `<path d="M806 96v50a14 14 0 0 0 28 0V104a8 8 0 0 0-16 0v38" fill="none" stroke="#7d8288" stroke-width="5"/>` +
      typed(956, 140, [150, 170, 120, 160, 90, 140]) + black(956, 275, 130) +
      typed(758, 340, [350, 330, 240]) + black(1010, 379, 96) +
      "</g>" +
      stamp,
    places: winners.length === 1 ? [{ x: 851, y: 198, size: 138, gap: 36 }] : undefined,
  };
};
export default draw;
