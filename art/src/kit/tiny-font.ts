import type { Bitmap } from './bitmap.ts';
import type { Rgb } from './color.ts';

/**
 * Letters three pixels wide and five high: each letter is five digits, one for each row. The bits 4, 2 and 1 of a digit
 * are the three pixels of its row.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  a: '25755',
  b: '65656',
  c: '34443',
  d: '65556',
  e: '74647',
  f: '74644',
  g: '34553',
  h: '55755',
  i: '72227',
  j: '11152',
  k: '55655',
  l: '44447',
  m: '57755',
  n: '65555',
  o: '25552',
  p: '65644',
  q: '25573',
  r: '65655',
  s: '34216',
  t: '72222',
  u: '55557',
  v: '55552',
  w: '55775',
  x: '55255',
  y: '55222',
  z: '71247',
  '0': '75557',
  '1': '26227',
  '2': '61247',
  '3': '61216',
  '4': '55711',
  '5': '74616',
  '6': '34757',
  '7': '71222',
  '8': '75757',
  '9': '75716',
  '-': '00700',
  '/': '11244',
  '.': '00002',
  ',': '00024',
  ':': '02020',
  '!': '22202',
  '?': '61202',
  "'": '22000',
  '"': '55000',
  '(': '24442',
  ')': '21112',
  '[': '64446',
  ']': '31113',
  '{': '32623',
  '}': '62326',
  '<': '12421',
  '>': '42124',
  '=': '07070',
  '+': '02720',
  '*': '05250',
  '%': '51245',
  _: '00007',
  '#': '57575',
};

const ADVANCE = 4;

/** Width of a text in pixels. */
export const textWidth = (text: string): number => text.length * ADVANCE - 1;

/** Writes text for contact sheets. Small letters look like capitals, and characters without a glyph stay blank. */
export function writeTiny(picture: Bitmap, text: string, x: number, y: number, color: Rgb): void {
  [...text.toLowerCase()].forEach((letter, index) => {
    [...(GLYPHS[letter] ?? '')].forEach((digit, row) => {
      for (const [column, bit] of [4, 2, 1].entries())
        if (Number(digit) & bit) picture.set(x + index * ADVANCE + column, y + row, color);
    });
  });
}
