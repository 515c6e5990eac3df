import { randomInt } from 'node:crypto';
import { transliterate } from 'transliteration';

/** Maximum number of characters of a slug before its suffix (game.md section 9). */
const LONGEST = 50;
/** A shorter slug gets the word `level-` in front. */
const SHORTEST = 3;
const RANDOM_LENGTH = 8;
const TIME_LENGTH = 2;
const ALPHANUMERICS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * The readable part of a slug (game.md section 5, 'Level creator'): transliterated, lower case, without quotes, with
 * single hyphens instead of dots, slashes, spaces, underscores and dashes. Empty if the name contains no letter or
 * digit.
 */
export const slugWords = (name: string): string =>
  transliterate(name)
    .toLowerCase()
    .replaceAll(/['"`´‘’“”]/gu, '')
    .replaceAll(/[./\s_\-\u2010-\u2015]+/gu, '-')
    .replaceAll(/[^a-z0-9-]/gu, '')
    .replaceAll(/-{2,}/gu, '-')
    .replaceAll(/^-|-$/gu, '');

const suffix = (now: number): string => {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHANUMERICS[randomInt(ALPHANUMERICS.length)]);
  return [...random, now.toString(36).slice(-TIME_LENGTH)].join('');
};

/** Creates a slug for a level: the words of its name and ten characters that make it unique. */
export function newCreativeSlug(name: string, now: number = Date.now()): string {
  const words = slugWords(name);
  if (words === '') return `level-${suffix(now)}`;
  const long = words.length < SHORTEST ? `level-${words}` : words;
  return `${long.slice(0, LONGEST).replace(/-$/u, '')}-${suffix(now)}`;
}
