import { Bitmap } from '@hopcode/art/kit/bitmap';
import type { Rgb } from '@hopcode/art/kit/color';
import { RAMPS } from '@hopcode/art/kit/ramps';
import { textWidth, writeTiny } from '@hopcode/art/kit/tiny-font';

/** A line of a card; its default colour is ink. */
export type CardLine = { readonly text: string; readonly color?: Rgb };

/** Number of card pixels for each pixel of a letter. */
const SCALE = 2;
const LINE = 8;
const MARGIN = 5;

/** Breaks a sentence between words into lines of at most `most` letters; a longer word gets its own line. */
export const brokenLines = (sentence: string, most: number): string[] => {
  const lines: string[] = [];
  for (const word of sentence.split(/\s+/).filter((one) => one !== '')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= most) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
};

/** A piece of paper with lines of text, for contact sheets; at least `width` pixels wide. */
export const drawTextCard = (lines: readonly CardLine[], width = 0): Bitmap => {
  const widest = Math.max(...lines.map(({ text }) => textWidth(text)), 1);
  const inner = Math.max(widest + 2 * MARGIN, Math.ceil(width / SCALE));
  const card = new Bitmap(inner, lines.length * LINE + 2 * MARGIN);
  card.rect(0, 0, card.width, card.height, RAMPS.ink[2]);
  card.rect(1, 1, card.width - 2, card.height - 2, RAMPS.snow[5]);
  for (const [index, { text, color }] of lines.entries())
    writeTiny(card, text, MARGIN, MARGIN + index * LINE, color ?? RAMPS.ink[0]);
  return card.enlarged(SCALE);
};
