/** The picture to share: drawn here, of what this phone has; nothing leaves it. */
import type { Place } from "./scene";

export interface Told {
  game: string;
  /** Above the headline. */
  kicker: string;
  headline: string;
  why: string;
  /** How it ended, as the game draws it; null: it does not, and its poster stands for it. */
  scene: SVGSVGElement | null;
  /** Who is shown with it, as the page draws them; where, if the scene says so. */
  faces: { name: string; drawn: SVGSVGElement }[];
  places: Place[];
  date: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 60;
const COLUMN = 560; // for words; what is drawn has the rest
const FACE = 96;
const FACES = 5; // side by side

/** Words in lines that fit; what does not fit in so many ends with dots. */
export function lines(text: string, fits: (line: string) => boolean, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found.length <= most ? found : [...found.slice(0, most - 1), `${found[most - 1]}…`];
}

/** The outline of something that is drawn. */
function outline(part: Element): Path2D {
  const of = (name: string) => Number(part.getAttribute(name) ?? 0);
  const path = new Path2D(part.getAttribute("d") ?? "");
  if (part.tagName === "circle") path.arc(of("cx"), of("cy"), of("r"), 0, 2 * Math.PI);
  else if (part.tagName === "rect") path.roundRect(of("x"), of("y"), of("width"), of("height"), of("rx"));
  return path;
}

/** As it stands on the page: the page's rules let no picture in that is not a file of the house. */
function copy(pen: CanvasRenderingContext2D, drawn: SVGSVGElement): void {
  const whole = drawn.getScreenCTM()!.inverse();
  for (const part of drawn.querySelectorAll<SVGGraphicsElement>("path, circle, rect, text")) {
    const style = getComputedStyle(part);
    const { a, b, c, d, e, f } = whole.multiply(part.getScreenCTM()!);
    pen.save();
    pen.transform(a, b, c, d, e, f);
    pen.globalAlpha = Number(style.opacity);
    pen.fillStyle = style.fill;
    if (part.tagName === "text") {
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      pen.textAlign = style.textAnchor === "middle" ? "center" : "left";
      pen.fillText(part.textContent ?? "", Number(part.getAttribute("x") ?? 0), Number(part.getAttribute("y") ?? 0));
    } else {
      const shape = outline(part);
      if (style.fill !== "none") pen.fill(shape);
      if (style.stroke !== "none") {
        pen.strokeStyle = style.stroke;
        pen.lineWidth = parseFloat(style.strokeWidth);
        pen.lineCap = style.strokeLinecap as CanvasLineCap;
        pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
        if (style.strokeDasharray !== "none") pen.setLineDash(style.strokeDasharray.split(/[ ,]+/).map(parseFloat));
        pen.stroke(shape);
      }
    }
    pen.restore();
  }
}

/** In a disc, of which this is the centre. */
function paint(pen: CanvasRenderingContext2D, face: SVGSVGElement, { x, y, size }: Place, ring: string): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 64, size / 64);
  const disc = new Path2D();
  disc.arc(32, 32, 32, 0, 2 * Math.PI);
  pen.fillStyle = getComputedStyle(face.parentElement!).backgroundColor;
  pen.fill(disc);
  pen.save();
  pen.clip(disc);
  pen.translate(0, 3);
  copy(pen, face);
  pen.restore();
  pen.strokeStyle = ring;
  pen.lineWidth = 3;
  pen.stroke(disc);
  pen.restore();
}

/** The house's sign, as beside its name on the page. */
function keyhole(pen: CanvasRenderingContext2D, left: number, top: number, frame: string, lamp: string): void {
  pen.save();
  pen.translate(left, top);
  pen.strokeStyle = frame;
  pen.lineWidth = 2.6;
  pen.stroke(new Path2D("M2 1h22v38H2z"));
  pen.fillStyle = lamp;
  const hole = new Path2D("M11 18.5L9.5 28h7L15 18.5z");
  hole.arc(13, 16, 4, 0, 2 * Math.PI);
  pen.fill(hole);
  pen.restore();
}

const loaded = (url: string): Promise<HTMLImageElement | null> =>
  new Promise((done) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null); // the words are enough
    image.src = url;
  });

export async function draw(canvas: HTMLCanvasElement, told: Told): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(name).trim();
  const [ink, text, soft, accent] = ["--ink", "--text", "--text-soft", "--accent-text"].map(of);
  const poster = told.scene ? null : await loaded(`/api/games/${encodeURIComponent(told.game)}/poster.svg`);
  await document.fonts.ready;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = ink!;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const left = MARGIN + COLUMN - 180;
  if (told.scene) copy(pen, told.scene);
  if (poster) {
    const scale = Math.max((WIDTH - left) / poster.width, HEIGHT / poster.height);
    const [width, height] = [poster.width * scale, poster.height * scale];
    pen.save();
    pen.beginPath();
    pen.rect(left, 0, WIDTH - left, HEIGHT);
    pen.clip();
    pen.drawImage(poster, left + (WIDTH - left - width) / 2, (HEIGHT - height) / 2, width, height);
    pen.restore();
  }
  /** Words are read on it. */
  const fade = (x: number, y: number, toX: number, toY: number) => {
    const veil = pen.createLinearGradient(x, y, toX, toY);
    veil.addColorStop(0, ink!);
    veil.addColorStop(1, `${ink}00`); // and not through black
    pen.fillStyle = veil;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
  };
  fade(left, 0, MARGIN + COLUMN + 60, 0);
  const inRow = told.faces.length > 0 && told.places.length === 0;
  if (inRow) fade(0, HEIGHT - 100, 0, HEIGHT - 260);
  let at = MARGIN + 30;
  const fits = (line: string) => pen.measureText(line).width <= COLUMN;
  const write = (words: string, font: string, colour: string, height: number, most: number) => {
    pen.font = font;
    pen.fillStyle = colour;
    for (const line of lines(words, fits, most)) {
      pen.fillText(line, MARGIN, at);
      at += height;
    }
  };
  pen.font = `700 30px ${of("--body")}`;
  const small = !fits(told.kicker);
  write(told.kicker, `700 ${small ? 26 : 30}px ${of("--body")}`, accent!, 84, 1);
  pen.font = `700 76px ${of("--face")}`;
  const large = lines(told.headline, fits, 3).length < 3;
  write(told.headline, `700 ${large ? 76 : 62}px ${of("--face")}`, text!, large ? 84 : 68, 3);
  at -= large ? 20 : 8;
  write(told.why, `400 32px ${of("--body")}`, soft!, 42, 3);
  at = HEIGHT - MARGIN;
  keyhole(pen, MARGIN, at - 36, text!, of("--lamp"));
  pen.font = `800 40px ${of("--display")}`;
  pen.fillStyle = text!;
  pen.fillText("Huis Clos", MARGIN + 40, at);
  pen.font = `400 26px ${of("--body")}`;
  pen.fillText(told.date, MARGIN + 255, at);
  const shown = told.faces.slice(0, told.places.length || FACES);
  pen.textAlign = "center";
  pen.font = `700 24px ${of("--body")}`;
  shown.forEach(({ name, drawn }, index) => {
    const row = WIDTH - MARGIN - (shown.length - index) * (FACE + 24) + 24 + FACE / 2;
    const place = told.places[index] ?? { x: row, y: at - FACE / 2 - 34, size: FACE };
    paint(pen, drawn, place, accent!);
    const room = Math.max(FACE, place.size) + 20;
    const [first, ...rest] = lines(name, (line) => pen.measureText(line).width <= room, 1);
    const below = place.y + place.size / 2 + (place.gap ?? 32);
    pen.lineWidth = 7;
    pen.lineJoin = "round";
    pen.strokeStyle = ink!;
    const written = rest.length ? `${first}…` : first!;
    if (!inRow) pen.strokeText(written, place.x, below, room + 2);
    pen.fillStyle = text!;
    pen.fillText(written, place.x, below, room + 2);
  });
  pen.textAlign = "left";
}
