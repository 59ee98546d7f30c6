/** The picture to share: drawn here, of what this phone has; nothing leaves it. */
export interface Told {
  game: string;
  /** Above the headline. */
  kicker: string;
  headline: string;
  why: string;
  /** None: nobody is named. */
  names: string;
  date: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 60;
const COLUMN = 660; // for words; the poster has the rest

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
  const [ink, deep, text, soft, accent] = ["--ink", "--ink-2", "--text", "--text-soft", "--accent"].map(of);
  const poster = await loaded(`/api/games/${encodeURIComponent(told.game)}/poster.svg`);
  await document.fonts.ready;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  const sky = pen.createLinearGradient(0, 0, WIDTH, HEIGHT);
  sky.addColorStop(0, ink!);
  sky.addColorStop(1, deep!);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (poster) {
    const left = MARGIN + COLUMN - 80;
    const scale = Math.max((WIDTH - left) / poster.width, HEIGHT / poster.height);
    const [width, height] = [poster.width * scale, poster.height * scale];
    pen.save();
    pen.beginPath();
    pen.rect(left, 0, WIDTH - left, HEIGHT);
    pen.clip();
    pen.drawImage(poster, left + (WIDTH - left - width) / 2, (HEIGHT - height) / 2, width, height);
    const fade = pen.createLinearGradient(left, 0, left + 240, 0);
    fade.addColorStop(0, ink!);
    fade.addColorStop(1, "transparent");
    pen.fillStyle = fade;
    pen.fillRect(left, 0, 240, HEIGHT);
    pen.restore();
  }
  let at = MARGIN + 30;
  const write = (words: string, font: string, colour: string, height: number, most: number) => {
    pen.font = font;
    pen.fillStyle = colour;
    for (const line of lines(words, (each) => pen.measureText(each).width <= COLUMN - 20, most)) {
      pen.fillText(line, MARGIN, at);
      at += height;
    }
  };
  write(told.kicker, `700 30px ${of("--body")}`, accent!, 84, 1);
  write(told.headline, `700 76px ${of("--face")}`, text!, 84, 3);
  at -= 20;
  write(told.why, `400 32px ${of("--body")}`, soft!, 42, 3);
  if (told.names) write(told.names, `700 32px ${of("--body")}`, text!, 42, 2);
  at = HEIGHT - MARGIN;
  write("Huis Clos", `800 40px ${of("--display")}`, text!, 0, 1);
  pen.textAlign = "right";
  pen.font = `400 28px ${of("--body")}`;
  pen.fillText(told.date, MARGIN + COLUMN - 40, at);
  pen.textAlign = "left";
}
