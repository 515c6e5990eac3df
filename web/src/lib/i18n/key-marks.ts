import type { PostProcessorModule } from 'i18next';

/** Zero-width characters: the digits 0 and 1, and the delimiter around them. */
const DIGITS = ['\u200b', '\u200c'] as const;
const EDGE = '\u2060';
const MARK = new RegExp(`${EDGE}([${DIGITS.join('')}]+)${EDGE}`, 'g');

const known: string[] = [];
const numbers = new Map<string, number>();

const numberOf = (key: string): number => {
  const number = numbers.get(key) ?? known.push(key) - 1;
  numbers.set(key, number);
  return number;
};

const markOf = (key: string): string =>
  EDGE + [...numberOf(key).toString(2)].map((digit) => DIGITS[digit === '1' ? 1 : 0]).join('') + EDGE;

/** The keys of all words in text from the screen: `ui:play.run.run`. */
export const keysIn = (shown: string): readonly string[] =>
  [...shown.matchAll(MARK)].flatMap(([, digits = '']) => {
    const bits = [...digits].map((digit) => (digit === DIGITS[1] ? '1' : '0')).join('');
    return known[Number.parseInt(bits, 2)] ?? [];
  });

/**
 * Adds an invisible mark to the end of every text. `keysIn` reads the key of the text from this mark. Only for
 * development.
 */
export const keyMarks: PostProcessorModule = {
  type: 'postProcessor',
  name: 'key-marks',
  process: (
    text: string,
    keys: string | readonly string[],
    options: { readonly ns?: string | readonly string[] },
  ) => {
    const key = String(typeof keys === 'string' ? keys : (keys.at(-1) ?? ''));
    const namespaces = typeof options.ns === 'string' ? [options.ns] : (options.ns ?? []);
    return text + markOf(key.includes(':') ? key : `${namespaces[0] ?? 'ui'}:${key}`);
  },
};
