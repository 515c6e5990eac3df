import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonOfTexts } from '../texts/json-texts.ts';
import { markdownOfTexts } from '../texts/markdown-texts.ts';
import { parseWordFile, WORDS_ROOT, wordFilesOf } from '../texts/word-files.ts';

/** The first line of a block of Python up to its colon, such as `if {{name}} is not None:`. */
const BLOCK_HEAD =
  /(?<![\p{L}\p{N}_])(?:class|def|elif|else|except|for|if|try|while|with)\b(?:(?![.!?;] )[ -9;-~])*:/u;
/** A call with its values, even if its name contains placeholders: `player.turn_{{side}}()`. */
const CALL = /(?:[A-Za-z_.][\w.]*|\{\{[^}]*\}\})+\((?:[^()]|\([^()]*\))*\)/u;
/** A symbol that a text names, with a space on each side. */
const NAMED_SYMBOL = /(?<= )[;:!?,.)](?= )/u;
const OTHER =
  /```[\s\S]*?```|`[^`]*`|\{\{[^}]*\}\}|<\/?[A-Za-z0-9]+\s*\/?>|(?:https?:\/\/|mailto:)[^\s)]+|"[^"\n]*"/u;

/** Matches the parts that do not change: code, placeholders, tags, addresses and text in straight quotes. */
const keptIn = (locale: string): RegExp => {
  // French writes a space before some symbols. So in French, a symbol between two spaces may be normal punctuation, and
  // must be corrected.
  const kept = [BLOCK_HEAD, CALL, OTHER, ...(locale === 'fr' ? [] : [NAMED_SYMBOL])];
  return new RegExp(`(${kept.map(({ source }) => source).join('|')})`, 'u');
};

const NARROW_SPACE = '\u202f';
const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const FULL_WIDTH: ReadonlyMap<string, string> = new Map([
  [',', '，'],
  [';', '；'],
  [':', '：'],
  ['!', '！'],
  ['?', '？'],
  ['.', '。'],
  ['(', '（'],
  [')', '）'],
]);

const mendFrench = (text: string): string =>
  text
    .replaceAll(/«[ \u00a0\u202f]*/g, `«${NARROW_SPACE}`)
    .replaceAll(/[ \u00a0\u202f]*»/g, `${NARROW_SPACE}»`)
    .replaceAll(/(?<=[\p{L}\p{N})\]»”’…]) ?(?=[;!?](?:\s|$|[)»”]))/gu, NARROW_SPACE)
    .replaceAll(/(?<=[\p{L})\]»”’]) ?(?=:(?:\s|$))/gu, '\u00a0');

const mendFullWidth = (locale: string) => (text: string) => {
  const wide = (sign: string) => (sign === ',' && locale === 'ja' ? '、' : (FULL_WIDTH.get(sign) ?? sign));
  return text
    .replaceAll(new RegExp(`(?<=[${CJK}）」』”])[,;:!?.()] ?`, 'gu'), (found) => wide(found[0] ?? ''))
    .replaceAll(new RegExp(`[(),;:!?] ?(?=[${CJK}])`, 'gu'), (found) => wide(found[0] ?? ''));
};

const MENDERS: Readonly<Record<string, (text: string) => string>> = {
  fr: mendFrench,
  zh: mendFullWidth('zh'),
  ja: mendFullWidth('ja'),
};

/** Corrects the spaces (French) or the punctuation (Chinese, Japanese) of a text. Its code does not change. */
export const mendText = (locale: string, text: string): string => {
  const mend = MENDERS[locale];
  if (!mend) return text;
  return text
    .split(keptIn(locale))
    .map((piece, index) => (index % 2 === 1 ? piece : mend(piece)))
    .join('');
};

/**
 * Corrects the typography of all words of a language, and returns the number of changed texts. A file that cannot be
 * read is not changed.
 */
export const mendTypography = (locale: string, root: string = WORDS_ROOT): number => {
  let changed = 0;
  for (const file of wordFilesOf(root, locale)) {
    const path = join(root, locale, file);
    const read = parseWordFile(file, readFileSync(path, 'utf8'));
    if ('problem' in read) continue;
    const mended = new Map([...read.texts].map(([key, text]) => [key, mendText(locale, text)]));
    const before = changed;
    for (const [key, text] of mended) if (text !== read.texts.get(key)) changed += 1;
    if (changed > before)
      writeFileSync(path, file.endsWith('.md') ? markdownOfTexts(mended) : jsonOfTexts(mended));
  }
  return changed;
};
