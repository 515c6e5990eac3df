const BRACKETS = /^\[(.*)\]$|^\((.*)\)$/;
const RANGE = /^range\(([^()]*)\)$/;
const INTEGER = /^-?\d+$/;
const NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;

/** Number of items between two brackets. */
const itemsBetween = (text: string): number => {
  const plain = text.replace(/"[^"]*"|'[^']*'/g, 'x').trim();
  let depth = 0;
  let commas = 0;
  for (const sign of plain) {
    if ('[({'.includes(sign)) depth += 1;
    if ('])}'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) commas += 1;
  }
  if (plain === '') return 0;
  return plain.endsWith(',') ? commas : commas + 1;
};

/**
 * How many items an expression has for Python: a range, a list of simple values, or a variable that holds one, whose
 * text comes from `textOf`. Undefined if this is not known.
 */
export const itemCount = (
  expression: string | undefined,
  textOf: (name: string) => string | undefined,
): number | undefined => {
  const text = expression?.trim() ?? '';
  const value = NAME.test(text) ? (textOf(text) ?? '') : text;
  if (value.includes('...') || value.includes(' for ')) return undefined;
  const range = RANGE.exec(value);
  if (range) {
    const ends = (range[1] ?? '').split(',').map((part) => {
      const end = part.trim();
      const known = INTEGER.test(end) ? end : NAME.test(end) ? textOf(end) : undefined;
      return known !== undefined && INTEGER.test(known) ? Number(known) : undefined;
    });
    const [first, second] = ends;
    if (first === undefined || ends.length > 2) return undefined;
    if (ends.length === 1) return Math.max(0, first);
    return second === undefined ? undefined : Math.max(0, second - first);
  }
  const brackets = BRACKETS.exec(value);
  return brackets ? itemsBetween(brackets[1] ?? brackets[2] ?? '') : undefined;
};
