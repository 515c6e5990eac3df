import { codeOf, endOf, isToken, type Token, tokensOf } from './tokens.ts';

/** A mistake in a line with a condition. The first mistake in the line decides the explanation. */
export type QuestionMistake = {
  readonly kind: 'equals' | 'then' | 'words' | 'half' | 'signs';
  /** The wrong piece, as written. */
  readonly wrong: string;
  /** The right piece. */
  readonly right: string;
};

/** A line with a condition: its mistakes, and the line without them. */
export type MendedQuestion = {
  readonly keyword: string;
  readonly mistakes: readonly QuestionMistake[];
  /** The index at which the condition starts. */
  readonly from: number;
  readonly write: string;
};

/** Symbols of other languages, symbols with a space inside, and symbols with their parts in the wrong order. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['===', '=='],
  ['!==', '!='],
  ['=>', '>='],
  ['=<', '<='],
  ['=!', '!='],
  ['<>', '!='],
  ['&&', 'and'],
  ['||', 'or'],
]);

const SMALLER = 'smaller|less|lower|fewer|under|below';
const BIGGER = 'bigger|greater|more|larger|higher|over|above';
const OR_EQUAL = String.raw`(?:\s+(?:than|then))?\s+or\s+equals?(?:\s+to)?`;
const THAN = String.raw`(?:\s+(?:than|then))?`;
const IS = String.raw`(?:(?:is|was)\s+)?`;

/** Comparisons in words, the longest first. */
const WORDS: readonly (readonly [RegExp, string])[] = (
  [
    ...['>=', '<=', '==', '!=', '>', '<'].map((sign) => [String.raw`is\s+${sign}`, sign] as const),
    [String.raw`(?:is|are)\s+not\s+in`, 'not in'],
    [String.raw`(?:is|are|==)\s+in`, 'in'],
    [String.raw`(?:in\s+not|!=\s*in)`, 'not in'],
    [String.raw`not\s*==?`, '!='],
    [`${IS}(?:${SMALLER})${OR_EQUAL}`, '<='],
    [`${IS}(?:${BIGGER})${OR_EQUAL}`, '>='],
    [`${IS}not\\s+(?:${SMALLER})${THAN}`, '>='],
    [`${IS}not\\s+(?:${BIGGER})${THAN}`, '<='],
    [String.raw`(?:does\s*not|do\s*not|doesnt|dont)\s+equals?(?:\s+to)?`, '!='],
    [String.raw`(?:is\s*not|isnt|not)\s+(?:equals?(?:\s+to)?|the\s+same(?:\s+as)?|same(?:\s+as)?)`, '!='],
    [String.raw`${IS}(?:equals?(?:\s+to)?|the\s+same(?:\s+as)?|same(?:\s+as)?)`, '=='],
    [`${IS}(?:${SMALLER})${THAN}`, '<'],
    [`${IS}(?:${BIGGER})${THAN}`, '>'],
    [String.raw`>\s*(?:than|then)`, '>'],
    [String.raw`<\s*(?:than|then)`, '<'],
    [String.raw`(?:isnt|isn't|aint|not(?!\s+in\b))`, '!='],
  ] as const
).map(([pattern, sign]) => [
  new RegExp(String.raw`(?<![\p{L}\p{N}_.])${pattern}(?![\p{L}\p{N}_])`, 'u'),
  sign,
]);

type Cut = { readonly from: number; readonly to: number } & QuestionMistake;

const isValueEnd = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'number' ||
    token.kind === 'text' ||
    (token.kind === 'name' &&
      !/^(?:if|elif|while|and|or|not|in|is|else|for|return|assert)$/.test(token.text)) ||
    isToken(token, ')', ']', '}'));

const isValueStart = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'number' ||
    token.kind === 'text' ||
    token.kind === 'name' ||
    isToken(token, '(', '[', '{', '-'));

/** The symbol that was meant by two symbols in a row: `= =`, `! =`, `== =`, `+ =`, `+= =`. */
const joinedSign = (first: string, second: string): string | undefined => {
  if (second === '=' || second === '==') {
    if (/^(?:[-+*/%!<>]|\*\*|\/\/|=)$/.test(first)) return `${first}=`;
    return /^(?:[-+*/%=!<>]=|===)$/.test(first) ? first.slice(0, 2) : undefined;
  }
  if (first === '<' && second === '>') return '!=';
  if (first === '&' && second === '&') return 'and';
  return first === '=' && /^[-+*/%]=$/.test(second) ? second : undefined;
};

const codeBetween = (first: Token, second: Token): string =>
  first.text + ' '.repeat(second.at - endOf(first)) + second.text;

/** Wrong symbols, each of one or two tokens. */
const signCuts = (tokens: readonly Token[]): Cut[] =>
  tokens.flatMap((token, index): Cut[] => {
    if (token.kind !== 'sign') return [];
    const next = tokens[index + 1];
    const right = SIGNS.get(token.text);
    if (right !== undefined && !isToken(next, '=')) {
      return [{ from: token.at, to: endOf(token), kind: 'signs', wrong: token.text, right }];
    }
    const joined = next && joinedSign(token.text, next.text);
    if (next && joined) {
      const wrong = codeBetween(token, next);
      return [{ from: token.at, to: endOf(next), kind: 'signs', wrong, right: joined }];
    }
    const isNot = token.text === '!' && !isValueEnd(tokens[index - 1]) && isValueStart(next);
    return isNot
      ? [{ from: token.at, to: next?.at ?? endOf(token), kind: 'signs', wrong: '!', right: 'not ' }]
      : [];
  });

/** Single equals signs between two values, except those of named inputs in a call. */
const equalsCuts = (tokens: readonly Token[]): Cut[] =>
  tokens.flatMap((token, index): Cut[] => {
    if (!isToken(token, '=') || !isValueEnd(tokens[index - 1]) || !isValueStart(tokens[index + 1])) return [];
    const isPair = tokens.slice(0, index).some((other) => isToken(other, ',') && other.depth === token.depth);
    if (isNamedInput(tokens, index) || (isPair && token.depth === 0)) return [];
    return [{ from: token.at, to: endOf(token), kind: 'equals', wrong: '=', right: '==' }];
  });

/** Whether `=` names an input of a call: `print(1, end="")`. */
const isNamedInput = (tokens: readonly Token[], index: number): boolean => {
  const sign = tokens[index];
  const name = tokens[index - 1];
  const before = tokens[index - 2];
  if (!sign || sign.depth === 0 || name?.kind !== 'name' || !isToken(before, '(', ',')) return false;
  const opening = tokens
    .slice(0, index)
    .findLastIndex((token) => token.depth === sign.depth - 1 && isToken(token, '('));
  const caller = tokens[opening - 1];
  return isValueEnd(caller) && !isToken(caller, 'print');
};

const OPERAND = String.raw`[\p{L}\p{N}_.]+(?:\(\))?`;
const CONTAINS = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.])(?<left>${OPERAND})\s+(?:contains|includes|has)\s+(?:the\s+)?(?<right>${OPERAND})`,
  'u',
);
const BETWEEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.])(?<left>${OPERAND})\s+(?:is\s+)?(?:in\s+)?(?:between\s+)?(?<low>\d+)\s+(?:and|to|-)\s+(?<high>\d+)`,
  'u',
);

/** Comparisons in words for which Python needs another order: `contains` and `between`. */
const swappedWords = (plain: string, line: string): Cut | undefined => {
  const contains = CONTAINS.exec(plain);
  const match = contains ?? BETWEEN.exec(plain);
  if (!match) return undefined;
  const { left = '', right = '', low = '', high = '' } = match.groups ?? {};
  const from = match.index;
  const to = from + match[0].length;
  // In `plain`, digits replace each text in quotes.
  const part = contains ? line.slice(to - right.length, to) : '';
  const write = contains ? `${part} in ${left}` : `${low} <= ${left} <= ${high}`;
  return { from, to, kind: 'words', wrong: line.slice(from, to), right: write };
};

/** Where a line contains comparisons in words, outside quotes. */
const wordCuts = (tokens: readonly Token[], line: string): Cut[] => {
  const plain = tokens
    .filter((token) => token.kind === 'text' || token.kind === 'note')
    .reduce(
      (text, token) => text.slice(0, token.at) + '0'.repeat(token.text.length) + text.slice(endOf(token)),
      line,
    );
  const swapped = swappedWords(plain, line);
  if (swapped) return [swapped];
  const article = /(?<![\p{L}\p{N}_.])the\s+(?=\p{L})/u.exec(plain);
  if (article) {
    return [
      { from: article.index, to: article.index + article[0].length, kind: 'words', wrong: 'the', right: '' },
    ];
  }
  for (const [pattern, right] of WORDS) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const before = tokens.findLast((token) => endOf(token) <= match.index);
    const after = tokens.find((token) => token.at >= match.index + match[0].length);
    if (!isValueEnd(before) || !isValueStart(after)) continue;
    return [{ from: match.index, to: match.index + match[0].length, kind: 'words', wrong: match[0], right }];
  }
  return [];
};

/** `x > 3 and < 7`: the name is missing in the second half. */
const halfCuts = (tokens: readonly Token[], line: string): Cut[] =>
  tokens.flatMap((token, index): Cut[] => {
    const next = tokens[index + 1];
    if (!isToken(token, 'and', 'or') || !next || !isToken(next, '<', '>', '<=', '>=', '==', '!=')) return [];
    const start = tokens
      .slice(0, index)
      .findLastIndex((other) => isToken(other, 'if', 'elif', 'while', 'and', 'or', 'not', 'return'));
    const left = tokens.slice(start + 1, index);
    const sign = left.findIndex((other) => isToken(other, '<', '>', '<=', '>=', '==', '!='));
    if (sign < 1) return [];
    const name = codeOf(line, left.slice(0, sign));
    return [
      {
        from: token.at,
        to: next.at,
        kind: 'half',
        wrong: `${token.text} ${next.text}`,
        right: `${token.text} ${name} `,
      },
    ];
  });

/** The words `then` and `do` from other languages, before a colon or at the end. */
const thenCuts = (tokens: readonly Token[]): Cut[] =>
  tokens.flatMap((token, index): Cut[] => {
    if (!isToken(token, 'then', 'do') || index < 2) return [];
    const comma = tokens[index - 1];
    const from = comma && isToken(comma, ',') ? comma.at : token.at;
    return [{ from, to: endOf(token), kind: 'then', wrong: token.text, right: '' }];
  });

/**
 * The line with its colon directly after the condition, if the keyword is `if`, `elif` or `while`. A missing colon is
 * added.
 */
const mendedEnd = (line: string, keyword: string): string => {
  if (!/^(?:if|elif|while)$/.test(keyword)) return line;
  const tokens = tokensOf(line).filter((token) => token.kind !== 'note');
  const colon = tokens.find((token) => isToken(token, ':') && token.depth === 0);
  if (colon) return line.slice(0, colon.at).trimEnd() + line.slice(colon.at);
  const last = tokens.at(-1);
  const isOther = last && isToken(last, ';', ',', '.', '{');
  return `${line.slice(0, isOther ? last.at : last && endOf(last)).trimEnd()}:`;
};

/** The start of a line with a condition after its keyword; in other lines, a condition can follow an inner `if`. */
const HEAD = /^\s*(?:else\s+)?(?<keyword>if|elif|while|return|assert)(?![\p{L}\p{N}_])/u;

const cutsIn = (line: string, from: number): readonly Cut[] => {
  const all = tokensOf(line).filter((token) => token.kind !== 'note');
  const start = all.findIndex((token) => token.at >= from);
  // The condition ends at the colon of the head.
  const colon = from > 0 ? undefined : all.find((token) => isToken(token, ':') && token.depth === 0)?.at;
  const cuts = [
    ...equalsCuts(all),
    ...wordCuts(all, line),
    ...signCuts(all),
    ...halfCuts(all, line),
    ...thenCuts(all),
  ].filter((cut) => start >= 0 && cut.from >= from && cut.from < (colon ?? line.length));
  return cuts.filter(
    (cut, index) => !cuts.slice(0, index).some((other) => cut.from < other.to && other.from < cut.to),
  );
};

const withoutMistakes = (line: string, cuts: readonly Cut[]): string =>
  cuts
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, right }) => text.slice(0, from) + right + text.slice(to), line);

/**
 * A line with Python's symbols in place of those of other languages, and with divided symbols joined; undefined if
 * nothing changes.
 */
export const mendSigns = (line: string): MendedQuestion | undefined => {
  const isStored = /^\s*[\p{L}_][\p{L}\p{N}_]*\s*=\s+=(?!=)/u.test(line);
  const cuts = signCuts(tokensOf(line).filter((token) => token.kind !== 'note')).map((cut, index) =>
    // `x = = 5` stores a value: it has one equals sign too many.
    index === 0 && isStored ? { ...cut, right: '=' } : cut,
  );
  return cuts.length === 0
    ? undefined
    : { keyword: '', mistakes: cuts, from: 0, write: withoutMistakes(line, cuts).trim() };
};

/**
 * Finds the mistakes in a condition; undefined for a line without a condition or without such a mistake. `from` is the
 * index at which the condition starts if the line starts with something else.
 */
export const mendQuestion = (line: string, from?: number): MendedQuestion | undefined => {
  const keyword = HEAD.exec(line)?.groups?.keyword ?? '';
  const inner = tokensOf(line).find((token) => isToken(token, 'if'))?.at;
  const start = keyword === '' ? (from ?? inner) : 0;
  if (start === undefined) return undefined;
  const readable = line.replace(/(?<=\p{L})n't(?=\s)/u, 'nt');
  const cuts = cutsIn(readable, start);
  if (cuts.length === 0) return undefined;
  // In `if x == 1 then print(x)`, the word `then` is in place of the colon.
  const isColon = keyword !== '' && !readable.includes(':');
  const mended = withoutMistakes(
    readable,
    cuts.map((cut) => (cut.kind === 'then' && isColon ? { ...cut, right: ':' } : cut)),
  );
  return {
    keyword,
    mistakes: cuts,
    from: start,
    write: mendedEnd(mended, keyword).replace(/\s+:/, ':').trim(),
  };
};
