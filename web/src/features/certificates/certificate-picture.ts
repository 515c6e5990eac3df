import encodeQR from 'qr';
import { DAY } from '../../lib/palette/tokens.ts';

/** The lines of a certificate as a picture. */
export type PictureWords = {
  readonly title: string;
  readonly name: string;
  readonly course: string;
  readonly facts: readonly string[];
  /** The address of the public page, empty without one; as text and as a QR code. */
  readonly link: string;
  readonly font: string;
  readonly direction: 'ltr' | 'rtl';
};

const SIZE = { width: 1400, height: 1000 } as const;
const EDGE = 40;
const FACTS_TOP = 610;
const FACTS_STEP = 54;
/** Longest side of the QR code, beside the short facts. */
const CODE_SIDE = 200;
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
  const write = (text: string, top: number, font: string, color: string): void => {
    context.font = `${font} ${words.font}`;
    context.fillStyle = color;
    context.fillText(text, SIZE.width / 2, top, most);
  };
  write('Hopcode', 120, '900 40px', COLORS.soft);
  write(words.title, 210, '900 84px', COLORS.ink);
  write(words.name, 370, '900 76px', COLORS.ink);
  write(words.course, 480, '800 46px', COLORS.ink);
  for (const [index, fact] of words.facts.entries())
    write(fact, FACTS_TOP + index * FACTS_STEP, '700 32px', COLORS.ink);
  if (words.link !== '') drawCode(context, words.link);
  context.direction = 'ltr';
  write(words.link, SIZE.height - 100, '700 28px', COLORS.soft);
  return canvas.toDataURL('image/png');
};
