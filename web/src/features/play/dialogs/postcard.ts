import { DAY } from '../../../lib/palette/tokens.ts';

/** The text on a postcard. */
export type PostcardWords = {
  /** Name of the place. */
  readonly place: string;
  readonly stars: string;
  /** The name that the learner typed; empty if there is none. */
  readonly name: string;
  readonly font: string;
  readonly direction: 'ltr' | 'rtl';
};

/** Size of a postcard in pixels. */
export const POSTCARD = { width: 1200, height: 900 } as const;

const EDGE = 28;
const WORDS_HEIGHT = 150;
/** The colours of the light scheme, even in the dark scheme, because the picture may be printed. */
const COLORS = { wood: DAY.soil, edge: DAY['soil-deep'], paper: DAY.paper, ink: DAY.ink, soft: DAY.soft };

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Size = Pick<Box, 'width' | 'height'>;

/** The largest part in the middle of a picture that has the shape of a box. */
export const middlePart = (picture: Size, box: Size): Box => {
  const scale = Math.min(picture.width / box.width, picture.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
};

const drawWords = (
  context: CanvasRenderingContext2D,
  { place, stars, name, font, direction }: PostcardWords,
) => {
  const [left, right] = [EDGE * 2, POSTCARD.width - EDGE * 2];
  const top = POSTCARD.height - EDGE - WORDS_HEIGHT;
  const isRtl = direction === 'rtl';
  context.direction = direction;
  context.textBaseline = 'middle';
  context.textAlign = isRtl ? 'right' : 'left';
  context.fillStyle = COLORS.ink;
  context.font = `900 52px ${font}`;
  const half = (right - left) * 0.58;
  context.fillText(place, isRtl ? right : left, top + 54, half);
  context.font = `800 34px ${font}`;
  context.fillStyle = COLORS.soft;
  context.fillText(stars, isRtl ? right : left, top + 110, half);
  context.textAlign = isRtl ? 'left' : 'right';
  context.fillStyle = COLORS.ink;
  context.font = `800 44px ${font}`;
  context.fillText(name, isRtl ? left : right, top + 82, (right - left) * 0.4);
};

/** Draws a postcard: the farm in a wooden frame, with the text below it. Returns whether the browser could draw it. */
export const drawPostcard = (
  card: HTMLCanvasElement,
  farm: HTMLCanvasElement,
  words: PostcardWords,
): boolean => {
  const context = card.getContext('2d');
  if (!context || farm.width === 0 || farm.height === 0) return false;
  const { width, height } = POSTCARD;
  card.width = width;
  card.height = height;
  context.fillStyle = COLORS.edge;
  context.fillRect(0, 0, width, height);
  context.fillStyle = COLORS.wood;
  context.fillRect(8, 8, width - 16, height - 16);
  context.fillStyle = COLORS.paper;
  context.fillRect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE);
  const box = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE - WORDS_HEIGHT };
  const part = middlePart(farm, box);
  context.imageSmoothingEnabled = false;
  context.drawImage(farm, part.x, part.y, part.width, part.height, box.x, box.y, box.width, box.height);
  drawWords(context, words);
  return true;
};
