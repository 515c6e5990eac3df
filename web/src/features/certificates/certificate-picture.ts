import encodeQR from 'qr';
import { DAY } from '../../lib/palette/tokens.ts';
import { pictureLines } from './picture-lines.ts';

/** The lines of a certificate as a picture. */
export type PictureWords = {
  readonly title: string;
  readonly name: string;
  readonly course: string;
  readonly days: string;
  /** The names of the chapters in one line, which may be long. */
  readonly skills: string;
  readonly facts: readonly string[];
  /** The address of the public page, empty without one; as text and as a QR code. */
  readonly link: string;
  readonly font: string;
  readonly direction: 'ltr' | 'rtl';
};

const SIZE = { width: 1400, height: 1000 } as const;
const EDGE = 40;
const FACTS_TOP = 600;
const FACTS_STEP = 48;
/** Most lines of a name, the skills, and the address. */
const MOST_LINES = 2;
/** Longest side of the QR code, beside the short facts, and its upper edge. */
const CODE_SIDE = 200;
const CODE_TOP = SIZE.height - 2 * EDGE - CODE_SIDE;
/** The colours of the day, also by night: the picture may be printed. */
const COLORS = { wood: DAY.soil, edge: DAY['soil-deep'], paper: DAY.paper, ink: DAY.ink, soft: DAY.soft };

const drawFrame = (context: CanvasRenderingContext2D): void => {
  const { width, height } = SIZE;
  for (const [color, inset] of [
    [COLORS.edge, 0],
    [COLORS.wood, 10],
    [COLORS.paper, EDGE],
  ] as const) {
    context.fillStyle = color;
    context.fillRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }
};

/** Dark on white, which cameras need. */
const drawCode = (context: CanvasRenderingContext2D, text: string): void => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const square = Math.floor(CODE_SIDE / rows.length);
  const side = square * rows.length;
  const [left, top] = [SIZE.width - 2 * EDGE - side, SIZE.height - 2 * EDGE - side];
  context.fillStyle = COLORS.paper;
  context.fillRect(left, top, side, side);
  context.fillStyle = COLORS.ink;
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(left + x * square, top + y * square, square, square);
};

/** The parts of its size to which a text shrinks before it is broken, and then before it is squeezed. */
const ON_ONE_LINE = [1, 0.9, 0.8, 0.7];
const ON_MORE_LINES = [...ON_ONE_LINE, 0.6, 0.5, 0.4];

type Line = {
  readonly top: number;
  readonly weight: number;
  readonly size: number;
  readonly color: string;
  readonly most: number;
};

/** Writes a text in the middle, smaller and on two lines where it is long. Returns the number of its lines. */
const writeLines = (
  context: CanvasRenderingContext2D,
  font: string,
  text: string,
  { top, weight, size, color, most }: Line,
): number => {
  const linesAt = (pixels: number, mostLines?: number): string[] => {
    context.font = `${weight} ${pixels}px ${font}`;
    return pictureLines(text, most, (part) => context.measureText(part).width, mostLines);
  };
  const pixelsOf = (parts: readonly number[]): number[] => parts.map((part) => Math.round(size * part));
  const steps = pixelsOf(ON_MORE_LINES);
  const fitting = pixelsOf(ON_ONE_LINE).find((one) => linesAt(one).length === 1);
  const pixels = fitting ?? steps.find((one) => linesAt(one).length <= MOST_LINES) ?? steps.at(-1) ?? size;
  const shown = linesAt(pixels, MOST_LINES);
  context.fillStyle = color;
  for (const [at, line] of shown.entries())
    context.fillText(line, SIZE.width / 2, top + (at - (shown.length - 1) / 2) * pixels * 1.2, most);
  return shown.length;
};

/** Draws a certificate. Returns a PNG as an address, or undefined where the browser cannot draw. */
export const drawCertificate = (words: PictureWords): string | undefined => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  drawFrame(context);
  context.direction = words.direction;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const most = SIZE.width - 4 * EDGE;
  // Beside the code, and as much on the other side, so that it stays in the middle.
  const besideCode = SIZE.width - 2 * (CODE_SIDE + 3 * EDGE);
  const write = (text: string, line: Omit<Line, 'most'>, width = most): number =>
    writeLines(context, words.font, text, { ...line, most: width });
  write('Hopcode', { top: 110, weight: 900, size: 40, color: COLORS.soft });
  write(words.title, { top: 200, weight: 900, size: 84, color: COLORS.ink });
  write(words.name, { top: 340, weight: 900, size: 76, color: COLORS.ink });
  write(words.course, { top: 450, weight: 800, size: 46, color: COLORS.ink });
  write(words.days, { top: 510, weight: 700, size: 30, color: COLORS.soft });
  const fact = { weight: 700, size: 32, color: COLORS.ink };
  write(words.skills, { ...fact, top: FACTS_TOP });
  for (const [index, text] of words.facts.entries()) {
    const top = FACTS_TOP + 70 + index * FACTS_STEP;
    write(text, { ...fact, top }, top < CODE_TOP - FACTS_STEP / 2 ? most : besideCode);
  }
  if (words.link !== '') drawCode(context, words.link);
  context.direction = 'ltr';
  const link = words.link.replace(/^https?:\/\//, '');
  write(link, { top: SIZE.height - 96, weight: 700, size: 28, color: COLORS.soft }, besideCode);
  return canvas.toDataURL('image/png');
};
