/** The parts of a comprehension: `[value for name in values if condition]`. */
type Parts = {
  readonly value: string;
  readonly loop: string;
  readonly condition: string | undefined;
  readonly isSet: boolean;
};

const NAMES = String.raw`[\p{L}_][\p{L}\p{N}_]*(?:\s*,\s*[\p{L}_][\p{L}\p{N}_]*)?`;
const VALUES = String.raw`[\p{L}_][\p{L}\p{N}_.]*(?:\([^()]*\))?`;
const LOOP = String.raw`for\s+${NAMES}\s+in\s+${VALUES}`;

/** The wrong orders. In the corrected line, the comprehension in the right order replaces the group `whole`. */
const ORDERS: readonly RegExp[] = [
  // Without brackets: squares = x * x for x in range(5)
  String.raw`^\s*[\p{L}_][\p{L}\p{N}_]*\s*=\s*(?<whole>(?<value>[^=:[\]{}#]+?)\s+(?<loop>${LOOP})(?:\s+if\s+(?<condition>[^:]+?))?)\s*$`,
  // The loop comes first: [for x in range(5): x * x]
  String.raw`(?<whole>\[\s*(?<loop>${LOOP})(?:\s+if\s+(?<condition>[^:[\]]+?))?\s*[:,]?\s+(?<value>[^\s:[\]][^:[\]]*?)\s*\])`,
  // Only the value is in brackets: [x * x] for x in range(5)
  String.raw`^\s*[\p{L}_][\p{L}\p{N}_]*\s*=\s*(?<whole>\[\s*(?<value>[^[\]]+?)\s*\]\s+(?<loop>${LOOP})(?:\s+if\s+(?<condition>[^:]+?))?)\s*$`,
  // The condition comes before the loop: [x if x > 2 for x in numbers]
  String.raw`(?<whole>(?<open>[[{])\s*(?<value>[^[\]{}:]+?)\s+if\s+(?<condition>(?:(?!\selse\s)[^[\]])+?)\s+(?<loop>${LOOP})\s*[\]}])`,
  // The word `for` is missing: [x in numbers if x > 2]
  String.raw`(?<whole>(?<open>[[{])\s*(?<bare>(?<value>[\p{L}_][\p{L}\p{N}_]*)\s+in\s+${VALUES})\s+if\s+(?<condition>[^:[\]{}]+?)\s*[\]}])`,
  // The value gets a name: [x = n * n for n in numbers]
  String.raw`(?<whole>(?<open>[[{])\s*[\p{L}_][\p{L}\p{N}_]*\s*=\s*(?<value>[^=[\]{}:]+?)\s+(?<loop>${LOOP})(?:\s+if\s+(?<condition>[^:[\]{}]+?))?\s*[\]}])`,
  // The `else` comes after the loop: ["a" for x in numbers if x > 2 else "b"]
  String.raw`(?<whole>(?<open>[[{])\s*(?<value>[^[\]{}:]+?)\s+(?<loop>${LOOP})\s+if\s+(?<choice>[^[\]{}:]+?\selse\s+[^[\]{}:]+?)\s*[\]}])`,
].map((pattern) => new RegExp(pattern, 'u'));

const written = ({ value, loop, condition, isSet }: Parts): string => {
  const inside = `${value} ${loop}${condition === undefined ? '' : ` if ${condition}`}`;
  return isSet ? `{${inside}}` : `[${inside}]`;
};

/**
 * For a line with a comprehension whose parts are in the wrong order: the line with the right order, and the wrong
 * piece.
 */
export const inOrder = (line: string): { readonly write: string; readonly point: string } | undefined => {
  for (const order of ORDERS) {
    const found = order.exec(line)?.groups ?? {};
    const { whole, value, condition, choice, bare, open } = found;
    const loop = bare === undefined ? found.loop : `for ${bare}`;
    if (whole === undefined || value === undefined || loop === undefined) continue;
    const chosen = choice === undefined ? value : `${value} if ${choice}`;
    const parts = { value: chosen, loop, condition, isSet: open === '{' };
    const write = line.replace(whole, () => written(parts)).trim();
    return { write, point: whole };
  }
  return undefined;
};

const NAME = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_]*`;
const SWAPPED = new RegExp(
  String.raw`(?<inner>for\s+${NAMES}\s+in\s+(?<name>${NAME}))\s+(?<outer>for\s+(?<given>${NAME})\s+in\s+${VALUES})`,
  'u',
);

/** A line whose inner loop is before the loop that gives it its values: `[hen for hen in yard for yard in yards]`. */
export const outerLoopFirst = (line: string, unknown: string | undefined): ReturnType<typeof inOrder> => {
  const { inner, name, outer, given } = SWAPPED.exec(line)?.groups ?? {};
  const point = SWAPPED.exec(line)?.[0];
  if (point === undefined || name !== given || name !== unknown) return undefined;
  return { write: line.replace(point, () => `${outer} ${inner}`).trim(), point };
};
