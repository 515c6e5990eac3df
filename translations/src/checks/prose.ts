/** The symbol that replaces a placeholder, because the value of a placeholder is unknown. */
export const GAP = '\u{e000}';
/** The symbol that replaces code, a tag or an address. */
export const CODE = '\u{e001}';

const KEPT: readonly (readonly [RegExp, string])[] = [
  [/```[\s\S]*?```/g, CODE],
  [/`[^`]*`/g, CODE],
  [/\{\{[^}]*\}\}/g, GAP],
  [/<\/?[A-Za-z0-9]+\s*\/?>/g, ''],
  [/\b(?:https?:\/\/|mailto:)[^\s)]+|[\w.+-]+@[\w-]+\.[\w.]+/g, CODE],
  // A call, even of a placeholder: speak("Hello!"), {{function}}().
  [/(?<![\p{L}\d_])[A-Za-z_\u{e000}][\w.\u{e000}]*\([^()]*\)/gu, CODE],
  // Program text in straight quotes. Normal quotations use the quotation marks of the language.
  [/"[^"\n]*"/g, CODE],
  [/(?<![\p{L}\d_])[A-Za-z]+(?:_[A-Za-z\u{e000}]+)+(?![\p{L}\d_])/gu, CODE],
  // A line that opens a block, or assigns a value to a variable.
  [
    /(?<![\p{L}\d_])(?:for|while|if|elif|def|class)(?: +[A-Za-z\u{e000}][\w.\u{e000}]*)+\s*(?:[\u{e001}]|\(\S*\))?:/gu,
    CODE,
  ],
  [/(?<![\p{L}\d_])(?:else|try):/gu, CODE],
];

/**
 * A text in which `GAP` replaces placeholders and `CODE` replaces what is never translated: code in fences and
 * backticks, calls, text in straight quotes, names such as move_forward, and addresses. Tags are removed.
 */
export const proseOf = (text: string): string =>
  KEPT.reduce((prose, [pattern, sign]) => prose.replaceAll(pattern, sign), text);

const cache = new Map<string, string>();

/** The result of `proseOf` for an English text, cached because every language needs it. */
export const englishProse = (text: string): string => {
  const known = cache.get(text) ?? proseOf(text);
  cache.set(text, known);
  return known;
};
