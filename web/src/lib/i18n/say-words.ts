import { z } from 'zod';

/** A file of words: texts in groups. */
export type WordsTree = { [key: string]: string | WordsTree };

/** Values for the gaps of a text; `count` chooses the plural form, `defaultValue` is for an unknown key. */
export type WordsParams = Readonly<Record<string, string | number>>;

/** The words of a key, as in `failures.x` or `engine:failures.x`. */
export type Words = (key: string, params?: WordsParams) => string;

type Options = {
  /** The languages to look in, the reader's first. */
  readonly languages: readonly string[];
  /** File of the keys that name none. */
  readonly namespace: string;
  /** A loaded file of words. */
  readonly file: (language: string, namespace: string) => WordsTree | undefined;
};

/** A gap: `{{name}}`. */
const GAP = /\{\{\s*([\w-]+)\s*\}\}/.source;
/** The words of another key, perhaps with values of their own: `$t(python-errors:kinds.list, {"type": "{{left}}"})`. */
const NESTED = /\$t\(([^,)]+)(?:,\s*(\{.*?\}))?\)/.source;

const ownParamsSchema = z.record(z.string(), z.union([z.string(), z.number()]));

const pluralRules = new Map<string, Intl.PluralRules>();
const pluralForm = (language: string, count: number): string => {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
};

const textAt = (words: WordsTree | undefined, key: string): string | undefined => {
  let found: string | WordsTree | undefined = words;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
};

/** The keys under which a language may have the words, the best first. */
const formsOf = (key: string, language: string, count: string | number | undefined): string[] =>
  typeof count === 'number' ? [`${key}_${pluralForm(language, count)}`, `${key}_other`, key] : [key];

/**
 * Creates the function that says the words of a key in a language. An unknown key gives `defaultValue`, or the key
 * without its file; a gap without a value stays empty. Values are never read as gaps or keys.
 */
export const createWords = ({ languages, namespace, file }: Options): Words => {
  const find = (name: string, key: string, count: string | number | undefined): string | undefined => {
    for (const language of languages)
      for (const form of formsOf(key, language, count)) {
        const text = textAt(file(language, name), form);
        if (text !== undefined) return text;
      }
    return undefined;
  };

  const fillGaps = (text: string, params: WordsParams): string =>
    text.replaceAll(new RegExp(GAP, 'g'), (_, name: string) => String(params[name] ?? ''));

  const ownParams = (json: string, params: WordsParams): WordsParams =>
    Object.fromEntries(
      Object.entries(ownParamsSchema.parse(JSON.parse(json))).map(([name, value]) => [
        name,
        typeof value === 'string' ? fillGaps(value, params) : value,
      ]),
    );

  const fill = (text: string, params: WordsParams): string =>
    text.replaceAll(
      new RegExp(`${NESTED}|${GAP}`, 'g'),
      (_, key: string | undefined, json: string | undefined, name: string) => {
        if (key === undefined) return String(params[name] ?? '');
        const { defaultValue: _default, ...others } = params;
        return say(
          fillGaps(key, params),
          json === undefined ? others : { ...others, ...ownParams(json, params) },
        );
      },
    );

  const say: Words = (wanted, params = {}) => {
    const end = wanted.indexOf(':');
    const key = wanted.slice(end + 1);
    const text = find(end < 0 ? namespace : wanted.slice(0, end), key, params.count);
    const { defaultValue } = params;
    return fill(text ?? (defaultValue === undefined ? key : String(defaultValue)), params);
  };
  return say;
};
