import type { Cut, Range } from './cuts.ts';

/** Every character of the ranges, in their order. */
export const lettersOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

const hexadecimal = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');

const unicodeRange = ([first, last]: Range): string =>
  first === last ? `U+${hexadecimal(first)}` : `U+${hexadecimal(first)}-${hexadecimal(last)}`;

/** The @font-face rule of a subset, for a style sheet in the folder of the fonts. */
export const fontFace = ({ name, family, weight, ranges }: Cut): string => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${ranges.map(unicodeRange).join(', ')};
}
`;
