import {
  GERMAN_PLACES,
  GLUED_STREET_ENDS,
  NOT_OF_A_PLACE,
  NOT_OF_A_STREET,
  POST_BOXES,
  STREET_ENDS,
  STREETS_AFTER,
  STREETS_BEFORE,
} from './street-words.ts';

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const START = '(?<![\\p{L}\\p{M}\\p{N}])';
const END = '(?![\\p{L}\\p{M}\\p{N}])';
/** A house number. A number with a word after it, such as 5 steps, does not count. */
const HOUSE = '\\d{1,4}\\p{L}?(?!\\s{0,3}[\\p{L}\\p{N}])';

/**
 * Patterns for streets with a house number, post office boxes and postcodes in comments and texts. All repetitions have
 * a limit, because a program can have 100,000 letters.
 */
export const STREETS: readonly RegExp[] = [
  new RegExp(
    `${START}${anyOf(STREETS_BEFORE)}\\s+(?:\\p{L}[\\p{L}\\p{M}.'’-]*,?\\s+){1,4}(?:no\\.?\\s*)?\\d{1,4}`,
    'u',
  ),
  new RegExp(`${START}\\d{1,4}\\p{L}?,?\\s+${anyOf(STREETS_BEFORE)}\\s+\\p{L}`, 'u'),
  new RegExp(`\\p{L}{2,40}[\\s-]?${anyOf(STREET_ENDS)}\\s*(?:no\\s*[:.]?\\s*)?\\d{1,4}`, 'u'),
  new RegExp(
    `${START}\\d{1,5}\\p{L}?,?\\s+(?:(?!${anyOf(NOT_OF_A_STREET)}${END})[\\p{L}.'’-]+\\s+){1,2}${anyOf(STREETS_AFTER)}${END}`,
    'u',
  ),
  /\d+\s*(?:丁目|番地|번길|號|号楼)/u,
  new RegExp(`\\p{L}{4,40}${anyOf(GLUED_STREET_ENDS)}\\.?\\s{1,3}${HOUSE}`, 'u'),
  new RegExp(
    `${START}${anyOf(GERMAN_PLACES)}\\s{1,3}(?!${anyOf(NOT_OF_A_PLACE)}${END})\\p{L}{3,40}\\s{1,3}${HOUSE}`,
    'u',
  ),
  new RegExp(`${START}(?:via|corso|vicolo)\\s{1,3}(?!the |a |an )(?:\\p{L}{2,40}\\s{1,3}){1,3}${HOUSE}`, 'u'),
  /[都道府県区市町村]\p{L}{0,12}\d{1,4}(?:[-‐－ー]\d{1,4}){1,2}/u,
  /\p{Script=Han}{2,12}\s?\d{1,4}番(?!目)/u,
  new RegExp(`${START}${anyOf(POST_BOXES)}\\s{0,3}\\d{1,6}`, 'u'),
  new RegExp(`${START}[a-z]{1,2}\\d[a-z\\d]?\\s\\d(?!nd|rd|st|th)[abd-hjlnp-uw-z]{2}${END}`, 'u'),
];

/** A street and a house number as the values of two variables. */
const IN_CODE = new RegExp(
  `["'](?:\\p{L}{2,40}\\s){1,3}${anyOf(STREETS_AFTER)}["'][^\\n]{0,40}\\n{1,2}\\s{0,8}\\w{0,20}(?:number|no|nr|house)\\w{0,10}\\s?=\\s?["']?\\d`,
  'u',
);

/** Whether two values in a program are a street and a house number. */
export const isHouseInCode = (code: string): boolean => IN_CODE.test(code);
