import { codeOf, isToken, type Token, tokensOf } from './tokens.ts';

/** What is wrong in the first line of a for loop. */
export type ForMistake =
  | 'each'
  | 'no-name'
  | 'value-for-name'
  | 'no-in'
  | 'no-range'
  | 'no-brackets'
  | 'no-values'
  | 'in-brackets'
  | 'early-colon'
  | 'other-language';

/** A `for` line without its mistake: `wrong` is the piece to mark, `value` the value that is in place of the name. */
export type MendedFor = {
  readonly kind: ForMistake;
  readonly wrong: string;
  readonly write: string;
  readonly name: string;
  readonly value: string;
};

/** A corrected line that may still contain another mistake. */
type Draft = Omit<MendedFor, 'kind'> & { readonly kind: ForMistake | undefined };

const FROM_OTHER_LANGUAGES =
  /^\s*for\s*\(?\s*(?:(?:int|let|var|const)\s+)?(?<name>\w+)\s*=\s*(?<from>[\w.]+)\s*;\s*\w+\s*(?<sign><=?|!=)\s*(?<to>[\w.]+)\s*;/u;

const OTHER_LANGUAGE = /^\s*for\s*\(.*;/;

/** Number words that children write before `times`. */
const COUNTS: ReadonlyMap<string, string> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, index) => [
    word,
    String(index + 1),
  ]),
);

/** A colon right after `in` or right before it, as in `for hen in: hens`. */
const EARLY_COLON =
  /^\s*for\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?<wrong>in\s*:|:\s*in)\s*(?<values>(?:range\(.*\)|[\p{L}\p{N}_.]+|\[.*\]))\s*:?\s*$/u;

const FOR = /^\s*for(?:each)?(?![\p{L}\p{N}_])\s*/u;

/** A name for each value of a collection: hen for hens, otherwise i for numbers and item for everything else. */
const nameFor = (values: string): string => {
  if (/^\d|range/.test(values)) return 'i';
  const plural = /^(?<one>[a-z_]{2,})s$/.exec(values)?.groups?.one;
  return plural ?? 'item';
};

/** The second value of `range` for a count up to a number: one more than the number. */
const afterLast = (value: string): string =>
  /^\d+$/.test(value) ? String(Number(value) + 1) : `${value} + 1`;

/** The second value of `range` for a count down to a number: one less than the number. */
const beforeLast = (value: string): string =>
  /^-?\d+$/.test(value) ? String(Number(value) - 1) : `${value} - 1`;

/** Symbols and words after the values, where only a colon belongs. Inside brackets, commas and dots may stay. */
const withoutEnd = (text: string): string =>
  text.replace(/(?:\s*(?:(?<![\p{L}\p{N}_])(?:do|then)(?![\p{L}\p{N}_])|[:;{,.]))+\s*$/u, '').trim();

/** Whether a count goes down: `10 to 1`, or from a variable to 0 or 1. */
const goesDown = (from: string, to: string, step: string | undefined): boolean => {
  if (step !== undefined) return step.startsWith('-');
  return /^-?\d+$/.test(from) ? /^-?\d+$/.test(to) && Number(from) > Number(to) : /^[01]$/.test(to);
};

/** The words `to` and `until` or dots between the ends of a count, and the step after them. */
const COUNT =
  /^(?:range\s*)?[([]?\s*(?<from>-?[\w.]*?\w)\s*(?:\s(?:to|till|until|upto|up\s+to)\s|\.{2,3}|(?<dash>-)|(?<comma>,))\s*(?<to>-?\w[\w.]*)\s*[)\]]?\s*(?:(?:step|by)\s*(?<step>-?\w+))?$/u;

const STEPPED = /^range\s*\(\s*(?<to>[^(),]+)\s*\)\s*(?:step|by)\s*(?<step>-?\w+)$/u;

/** The `range` for a count that is written in words; undefined for other values. */
const rangeFor = (values: string, isEquals: boolean): string | undefined => {
  const stepped = STEPPED.exec(values)?.groups;
  if (stepped) return `range(0, ${stepped.to?.trim()}, ${stepped.step})`;
  const found = COUNT.exec(values)?.groups;
  if (!found) return undefined;
  const { from = '0', to = '', step, dash, comma } = found;
  // In `range(5-1)` the dash is a minus. A comma, as in `i = 1, 5`, means a count only after an equals sign.
  if (dash !== undefined && !(/^\d+$/.test(from) && /^\d+$/.test(to) && !/\(/.test(values))) return undefined;
  if (comma !== undefined && !isEquals) return undefined;
  if (goesDown(from, to, step)) return `range(${from}, ${beforeLast(to)}, ${step ?? '-1'})`;
  return `range(${from}, ${afterLast(to)}${step === undefined ? '' : `, ${step}`})`;
};

/** The part after `in`, with the brackets that `range` needs. */
const valuesFor = (
  values: string,
  isEquals: boolean,
): { readonly write: string; readonly kind?: ForMistake } => {
  if (values === '') return { write: 'range(3)', kind: 'no-values' };
  const counted = rangeFor(values, isEquals);
  if (counted !== undefined) return { write: counted, kind: 'no-range' };
  const bare =
    /^range\s*(?:\[\s*(?<square>[^\]]*)\]|\{\s*(?<curly>[^}]*)\}|(?<quote>["']?)(?<plain>[\p{L}\p{N}_.]*)\k<quote>\)?)$/u.exec(
      values,
    )?.groups;
  if (bare) {
    const amount = bare.square ?? bare.curly ?? bare.plain ?? '';
    return { write: `range(${amount === '' ? '3' : amount})`, kind: 'no-brackets' };
  }
  if (/^range\s*\(\s*\)$/.test(values)) return { write: 'range(3)', kind: 'no-brackets' };
  return { write: values };
};

/** A loop of another language: `for (let i = 0; i < 3; i++)`. */
const ofAnotherLanguage = (line: string): MendedFor | undefined => {
  if (!OTHER_LANGUAGE.test(line) && !FROM_OTHER_LANGUAGES.test(line)) return undefined;
  const { name = 'i', from = '0', sign = '<', to = '3' } = FROM_OTHER_LANGUAGES.exec(line)?.groups ?? {};
  const end = sign === '<=' ? afterLast(to) : to;
  const range = from === '0' ? `range(${end})` : `range(${from}, ${end})`;
  return { kind: 'other-language', wrong: ';', write: `for ${name} in ${range}:`, name, value: '' };
};

/** `for 3 times`, `for three times`, `for 3`: the line says how many times, but contains no name. */
const timesOnly = (rest: string): string | undefined => {
  const found =
    /^(?<count>[\p{L}\p{N}_]+)\s+times?$/u.exec(rest)?.groups ?? /^(?<count>\d+)$/.exec(rest)?.groups;
  const count = found?.count;
  return count === undefined ? undefined : (COUNTS.get(count.toLowerCase()) ?? count);
};

/** Words between `for` and the name in other languages. */
const EACH =
  /^(?<word>each|every|all|int|var|let|const)\s+(?=[\p{L}_][\p{L}\p{N}_]*\s*(?:in|of|=|from|on)?(?![\p{L}\p{N}_]))/u;

/** Where the names of the loop end: at `in`, or at the word that replaces it. */
const splitAtIn = (line: string, tokens: readonly Token[]) => {
  const index = tokens.findIndex((token) => isToken(token, 'in') && token.depth === 0);
  const sign = index >= 0 ? index : tokens.findIndex((token, at) => at > 0 && isIn(token));
  if (sign < 0) return undefined;
  const values = tokens.slice(sign + 1);
  return {
    isIn: index >= 0,
    sign: tokens[sign]?.text ?? '',
    left: codeOf(line, tokens.slice(0, sign)),
    right: codeOf(line, values),
  };
};

/** Words and symbols that children write in place of `in`. */
const isIn = (token: Token): boolean =>
  isToken(
    token,
    'of',
    'on',
    'im',
    'inn',
    'at',
    'is',
    'from',
    'through',
    'into',
    'ni',
    'un',
    'to',
    '=',
    '==',
    ':',
  );

const NAMES = /^\(?\s*[\p{L}_][\p{L}\p{M}\p{N}_]*(?:\s*,\s*\(?[\p{L}_][\p{L}\p{M}\p{N}_]*\)?)*\s*,?\s*\)?$/u;
const FIXED = /^(?:True|False|None|__debug__)$/;

const nameInQuotes = (left: string): string | undefined =>
  /^["'](?<name>[\p{L}_][\p{L}\p{N}_]*)["']$/u.exec(left)?.groups?.name;

/** Whether the code after a name can be looped over: a call, a list, or a plural. */
const isCollection = ([first, ...rest]: readonly Token[], name: string): boolean => {
  if (isToken(first, '[') || first?.kind === 'text') return true;
  if (first?.kind !== 'name') return false;
  return isToken(rest[0], '(') || (rest.length === 0 && first.text.endsWith('s') && !name.endsWith('s'));
};

/** The line without its mistake, if `in` is missing or if values are in place of the name. */
const withoutIn = (line: string, rest: string): Draft | undefined => {
  const tokens = tokensOf(rest);
  const first = tokens[0];
  const count = timesOnly(rest);
  if (count !== undefined) {
    const write = `for i in range(${count}):`;
    return { kind: 'no-name', wrong: rest, write, name: 'i', value: rest };
  }
  if (!first) return { kind: 'no-values', wrong: 'for', write: 'for i in range(3):', name: 'i', value: '' };
  if (first.text === 'range' && tokens.length > 1) {
    return {
      kind: 'no-name',
      wrong: rest,
      write: `for i in ${valuesFor(rest, false).write}:`,
      name: 'i',
      value: rest,
    };
  }
  if (first.kind !== 'name' || FIXED.test(first.text)) return undefined;
  // `for name, count stock.items()`: `in` is missing.
  const { names, pairs } =
    /^(?<names>[\p{L}_][\p{L}\p{N}_]*\s*,\s*[\p{L}_][\p{L}\p{N}_]*)\s+(?<pairs>[\p{L}_][\p{L}\p{N}_.]*(?:\(.*\))?)$/u.exec(
      rest,
    )?.groups ?? {};
  if (names !== undefined && pairs !== undefined)
    return { kind: 'no-in', wrong: pairs, write: `for ${names} in ${pairs}:`, name: names, value: pairs };
  // `for i, range(3)`: a comma or semicolon in place of `in`.
  const isSign = isToken(tokens[1], ',', ';') && isCollection(tokens.slice(2), first.text);
  // Another language's word in place of `in`: `for hen en hens`.
  const isWord =
    tokens[1]?.kind === 'name' && tokens[1].text !== 'range' && /^(?:name|text)$/.test(tokens[2]?.kind ?? '');
  const after = codeOf(rest, tokens.slice(isWord || isSign ? 2 : 1));
  const { write, kind } = valuesFor(after, false);
  if (after !== '' && !/^(?:range|[\p{L}_[("'\d])/u.test(after)) return undefined;
  const wrong = after === '' ? line.trim() : (tokens[1]?.text ?? '');
  return {
    kind: kind === 'no-values' ? kind : 'no-in',
    wrong,
    write: `for ${first.text} in ${write}:`,
    name: first.text,
    value: after,
  };
};

/** The code inside brackets that surround everything after `for`; undefined without such brackets. */
const withoutBrackets = (rest: string): string | undefined => {
  if (!/^\(.*\sin\s/s.test(rest)) return undefined;
  const tokens = tokensOf(rest);
  const closing = tokens.findIndex((token, index) => index > 0 && token.depth === 0);
  if (closing >= 0 && closing < tokens.length - 1) return undefined;
  return rest.slice(1, closing < 0 ? undefined : -1).trim();
};

/** The name before `in`. A number or a range needs a new name; a text or a sum may contain one. */
const nameAt = (left: string, values: string): { readonly name: string; readonly kind?: ForMistake } => {
  if (left === '') return { name: nameFor(values), kind: 'no-name' };
  if (NAMES.test(left) && !FIXED.test(left)) return { name: left };
  const quoted = nameInQuotes(left);
  const inside = /^[\p{L}_][\p{L}\p{N}_]*(?=\s*[-+*/]|\s+and\s)/u.exec(left)?.[0];
  return { name: quoted ?? inside ?? nameFor(values), kind: 'value-for-name' };
};

/** Corrects the code on both sides of `in`, or of the word or symbol in its place. */
const mendSides = ({ isIn: hasIn, sign, left, right }: NonNullable<ReturnType<typeof splitAtIn>>): Draft => {
  const values = valuesFor(right, sign === '=' || sign === 'from');
  // `for range(3) in i`: the two sides are swapped.
  const isSwapped = /^range\b/.test(left) && /^[\p{L}_][\p{L}\p{N}_]*$/u.test(right);
  const { name, kind } = isSwapped ? { name: right, kind: 'value-for-name' as const } : nameAt(left, right);
  const write = `for ${name} in ${isSwapped ? left : values.write}:`;
  if (kind !== undefined) return { kind, wrong: left === '' ? 'in' : left, write, name, value: left };
  const isCounted = values.kind === 'no-range';
  if (!hasIn && !isCounted)
    return { kind: sign === ':' ? undefined : 'no-in', wrong: sign, write, name, value: right };
  return { kind: values.kind, wrong: right === '' ? 'in' : right, write, name, value: right };
};

/** Finds the mistake in the first line of a for loop; undefined for a line without such a mistake. */
export const mendFor = (line: string): MendedFor | undefined => {
  const start = FOR.exec(line)?.[0];
  if (start === undefined) return undefined;
  const code = line.replace(/\s+#.*$/, '');
  const other = ofAnotherLanguage(code);
  if (other) return other;
  const early = EARLY_COLON.exec(code)?.groups;
  if (early) {
    const { name = '', values = '' } = early;
    return {
      kind: 'early-colon',
      wrong: early.wrong ?? ':',
      write: `for ${name} in ${values}:`,
      name,
      value: '',
    };
  }
  const all = withoutEnd(code.slice(start.length));
  const each = EACH.exec(all);
  const bare = each ? all.slice(each[0].length) : all;
  const unwrapped = withoutBrackets(bare);
  const rest = unwrapped ?? bare;
  const split = splitAtIn(rest, tokensOf(rest));
  const draft = split ? mendSides(split) : withoutIn(line, rest);
  if (!draft) return undefined;
  const word = start.trim() === 'foreach' ? 'foreach' : each?.groups?.word;
  if (word !== undefined) return { ...draft, kind: 'each', wrong: word };
  if (unwrapped !== undefined) return { ...draft, kind: 'in-brackets', wrong: bare };
  return draft.kind === undefined ? undefined : { ...draft, kind: draft.kind };
};
