import type { AtlasSprite } from '@hopcode/art/atlas/format';
import encodeQR from 'qr';
import { DAY } from '../../lib/palette/tokens.ts';
import { pictureLines } from './picture-lines.ts';

/** A part of a picture, such as a face in the atlas. */
export type Face = { readonly picture: CanvasImageSource; readonly place: AtlasSprite };

/** What the picture of a certificate shows. */
export type PictureWords = {
  readonly title: string;
  readonly name: string;
  readonly course: string;
  readonly days: string;
  /** The heading of the skills. */
  readonly label: string;
  /** The names of the chapters, joined into one line, which may be long. */
  readonly skills: string;
  readonly facts: readonly string[];
  /** The address of the public page, as text and as a QR code; empty if there is none. */
  readonly link: string;
  readonly face: Face | undefined;
  readonly font: string;
  readonly direction: 'ltr' | 'rtl';
};

const SIZE = { width: 1400, height: 1000 } as const;
const EDGE = 40;
const FACTS_TOP = 690;
const FACTS_STEP = 70;
/** The border has two lines in the colour of the ink, as on the page. */
const BORDER = [
  { inset: 24, width: 3 },
  { inset: 32, width: 3 },
] as const;
const FACE = { top: 210, scale: 7 } as const;
/** The maximum number of lines for the name, for the skills, and for the address. */
const MOST_LINES = 2;
/** The maximum side length of the QR code, and the position of its upper edge. The code is beside the short facts. */
const CODE_SIDE = 200;
const CODE_TOP = SIZE.height - 2 * EDGE - CODE_SIDE;
/** The colours of the light scheme, even in the dark scheme, because the picture may be printed. */
const COLORS = { paper: DAY.paper, ink: DAY.ink, soft: DAY.soft };

const drawFrame = (context: CanvasRenderingContext2D): void => {
  const { width, height } = SIZE;
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = COLORS.ink;
  for (const { inset, width: line } of BORDER) {
    context.lineWidth = line;
    context.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }
};

/** Pixel art stays sharp only at a whole-number scale. */
const drawFace = (context: CanvasRenderingContext2D, { picture, place: { x, y, w, h } }: Face): void => {
  const { top, scale } = FACE;
  context.imageSmoothingEnabled = false;
  const left = Math.round((SIZE.width - w * scale) / 2);
  context.drawImage(picture, x, y, w, h, left, top, w * scale, h * scale);
};

/** The QR code is dark on white, because cameras need this. */
const drawCode = (context: CanvasRenderingContext2D, { link, direction }: PictureWords): void => {
  const rows = encodeQR(link, 'raw', { ecc: 'medium', border: 4 });
  const square = Math.floor(CODE_SIDE / rows.length);
  const side = square * rows.length;
  const left = direction === 'rtl' ? 2 * EDGE : SIZE.width - 2 * EDGE - side;
  const top = SIZE.height - 2 * EDGE - side;
  context.fillStyle = COLORS.paper;
  context.fillRect(left, top, side, side);
  context.fillStyle = COLORS.ink;
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(left + x * square, top + y * square, square, square);
};

/**
 * Long text first shrinks to these fractions of its size. If that is not enough, it breaks into lines, and then the
 * letters become narrower.
 */
const ON_ONE_LINE = [1, 0.9, 0.8, 0.7];
const ON_MORE_LINES = [...ON_ONE_LINE, 0.6, 0.5, 0.4];

type Line = {
  readonly top: number;
  readonly weight: number;
  readonly size: number;
  readonly color: string;
  readonly most: number;
};

/** Writes centred text, smaller and on two lines if it is long. Returns the number of lines. */
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

/** Draws a certificate. Returns the address of a PNG, or undefined if the browser cannot draw. */
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
  // The width that the QR code leaves free for the text. The same space is free on the other side of the text, so that
  // the text is centred.
  const besideCode = SIZE.width - 2 * (CODE_SIDE + 3 * EDGE);
  const write = (text: string, line: Omit<Line, 'most'>, width = most): number =>
    writeLines(context, words.font, text, { ...line, most: width });
  write('Hopcode', { top: 85, weight: 900, size: 34, color: COLORS.ink });
  write(words.title, { top: 155, weight: 900, size: 72, color: COLORS.ink });
  if (words.face) drawFace(context, words.face);
  write(words.name, { top: 395, weight: 900, size: 64, color: COLORS.ink });
  write(words.course, { top: 480, weight: 700, size: 42, color: COLORS.ink });
  write(words.days, { top: 535, weight: 700, size: 30, color: COLORS.ink });
  const fact = { weight: 700, size: 30, color: COLORS.ink };
  write(words.label, { ...fact, weight: 900, top: FACTS_TOP - 90 });
  write(words.skills, { ...fact, top: FACTS_TOP - 40 });
  for (const [index, text] of words.facts.entries()) {
    const top = FACTS_TOP + 40 + index * FACTS_STEP;
    write(text, { ...fact, top }, top < CODE_TOP - FACTS_STEP / 2 ? most : besideCode);
  }
  if (words.link !== '') drawCode(context, words);
  context.direction = 'ltr';
  const link = words.link.replace(/^https?:\/\//, '');
  write(link, { top: SIZE.height - 96, weight: 700, size: 24, color: COLORS.soft }, besideCode);
  return canvas.toDataURL('image/png');
};
