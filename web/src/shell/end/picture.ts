/** The picture to share: drawn here, of what this phone has; nothing leaves it. */
export interface Told {
  game: string;
  /** Above the headline. */
  kicker: string;
  headline: string;
  why: string;
  /** Who is shown with it, as the page draws them. */
  faces: { name: string; drawn: SVGSVGElement }[];
  date: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 60;
const COLUMN = 660; // for words; the poster has the rest
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

/** The outline of something that a face is drawn with. */
function outline(part: Element): Path2D | null {
  const of = (name: string) => Number(part.getAttribute(name) ?? 0);
  const path = new Path2D(part.getAttribute("d") ?? "");
  if (part.tagName === "circle") path.arc(of("cx"), of("cy"), of("r"), 0, 2 * Math.PI);
  else if (part.tagName === "rect") path.roundRect(of("x"), of("y"), of("width"), of("height"), of("rx"));
  else if (part.tagName !== "path") return null;
  return path;
}

/** As it stands on the page, in a disc: the page's rules let no picture in that is not a file of the house. */
function paint(pen: CanvasRenderingContext2D, face: SVGSVGElement, left: number, top: number, size: number, ring: string): void {
  pen.save();
  pen.translate(left, top);
  pen.scale(size / 64, size / 64);
  const disc = new Path2D();
  disc.arc(32, 32, 32, 0, 2 * Math.PI);
  pen.fillStyle = getComputedStyle(face.parentElement!).backgroundColor;
  pen.fill(disc);
  pen.save();
  pen.clip(disc);
  pen.translate(0, 3);
  for (const part of face.querySelectorAll("path, circle, rect")) {
    const shape = outline(part);
    const { fill, stroke, strokeWidth, opacity } = getComputedStyle(part);
    if (!shape) continue;
    pen.globalAlpha = Number(opacity);
    if (fill !== "none") {
      pen.fillStyle = fill;
      pen.fill(shape);
    }
    if (stroke !== "none") {
      pen.strokeStyle = stroke;
      pen.lineWidth = parseFloat(strokeWidth);
      pen.stroke(shape);
    }
  }
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
  const poster = await loaded(`/api/games/${encodeURIComponent(told.game)}/poster.svg`);
  await document.fonts.ready;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = ink!;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (poster) {
    const left = MARGIN + COLUMN - 220;
    const scale = Math.max((WIDTH - left) / poster.width, HEIGHT / poster.height);
    const [width, height] = [poster.width * scale, poster.height * scale];
    pen.save();
    pen.beginPath();
    pen.rect(left, 0, WIDTH - left, HEIGHT);
    pen.clip();
    pen.drawImage(poster, left + (WIDTH - left - width) / 2, (HEIGHT - height) / 2, width, height);
    const fade = pen.createLinearGradient(left, 0, left + 380, 0);
    fade.addColorStop(0, ink!);
    fade.addColorStop(1, "transparent");
    pen.fillStyle = fade;
    pen.fillRect(left, 0, 380, HEIGHT);
    if (told.faces.length) {
      const floor = pen.createLinearGradient(0, HEIGHT - 260, 0, HEIGHT - 100);
      floor.addColorStop(0, "transparent");
      floor.addColorStop(1, ink!);
      pen.fillStyle = floor;
      pen.fillRect(left, HEIGHT - 260, WIDTH - left, 260);
    }
    pen.restore();
  }
  let at = MARGIN + 30;
  const fits = (line: string) => pen.measureText(line).width <= COLUMN - 20;
  const write = (words: string, font: string, colour: string, height: number, most: number) => {
    pen.font = font;
    pen.fillStyle = colour;
    for (const line of lines(words, fits, most)) {
      pen.fillText(line, MARGIN, at);
      at += height;
    }
  };
  write(told.kicker, `700 30px ${of("--body")}`, accent!, 84, 1);
  pen.font = `700 76px ${of("--face")}`;
  const large = lines(told.headline, fits, 3).length < 3;
  write(told.headline, `700 ${large ? 76 : 62}px ${of("--face")}`, text!, large ? 84 : 68, 3);
  at -= 20;
  write(told.why, `400 32px ${of("--body")}`, soft!, 42, 3);
  at = HEIGHT - MARGIN;
  keyhole(pen, MARGIN, at - 36, text!, of("--lamp"));
  pen.font = `800 40px ${of("--display")}`;
  pen.fillStyle = text!;
  pen.fillText("Huis Clos", MARGIN + 40, at);
  pen.font = `400 26px ${of("--body")}`;
  pen.fillText(told.date, MARGIN + 255, at);
  const shown = told.faces.slice(0, FACES);
  pen.textAlign = "center";
  pen.font = `700 24px ${of("--body")}`;
  shown.forEach(({ name, drawn }, index) => {
    const left = WIDTH - MARGIN - (shown.length - index) * (FACE + 24) + 24;
    paint(pen, drawn, left, at - FACE - 34, FACE, accent!);
    const [first, ...rest] = lines(name, (line) => pen.measureText(line).width <= FACE + 20, 1);
    pen.fillStyle = text!;
    pen.fillText(rest.length ? `${first}…` : first!, left + FACE / 2, at, FACE + 22);
  });
  pen.textAlign = "left";
}
