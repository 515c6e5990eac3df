import type { TextCheck } from './text-check.ts';

/**
 * Labels with little room: the strip and the tabs of the play screen. Widths are in half letters (a Chinese character
 * counts as 2).
 */
const NARROW: readonly (readonly [RegExp, number])[] = [
  [/^play\.run\.(?:run|stop)$/, 14],
  [/^play\.run\.(?:starting|running|stopping)$/, 20],
  [/^play\.(?:side|tabs)\.(?:code|game|tutorial)$/, 16],
  [/^play\.speed\.(?:slow|normal|fast|turbo)$/, 12],
  [/^play\.navigation\.(?:back|next)$/, 14],
  [/^play\.(?:help|mapInfo|codeBook|settings)\.title$/, 28],
  [/^play\.(?:reset|save|load)\.button$/, 34],
  [/^play\.(?:goal|given|idea|new)$/, 18],
];

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
const NO_WIDTH = /\p{Mn}|\p{Cf}/u;

/**
 * The width of a text in half letters: 2 for a Chinese, Japanese or Korean character, 0 for an accent or other mark on
 * a letter.
 */
export const widthOf = (text: string): number =>
  [...text].reduce((width, sign) => width + (NO_WIDTH.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0);

/** Short texts without a full stop are buttons, menu items and headings. */
const LABEL = { longest: 24, times: 1.8, more: 8 } as const;

const budgetOf = (file: string, key: string, english: string): number | undefined => {
  const narrow = file === 'ui.json' ? NARROW.find(([pattern]) => pattern.test(key)) : undefined;
  if (narrow) return narrow[1];
  if (!/^[\w-]+\.json$/.test(file) || /[.!?:]$/.test(english) || english.length > LABEL.longest)
    return undefined;
  return Math.round(english.length * LABEL.times) + LABEL.more;
};

/**
 * Checks that labels fit into their space. Labels of the play screen have a fixed maximum width. Other labels may be
 * somewhat longer than the English label.
 */
export const checkLength: TextCheck = ({ file, key, prose, englishProse }) => {
  const budget = budgetOf(file, key, englishProse);
  const width = widthOf(prose);
  return budget !== undefined && width > budget
    ? [`is ${width} letters wide, and there is room for ${budget}: shorten it`]
    : [];
};
