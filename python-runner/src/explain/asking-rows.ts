import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';

const CALL = anyScript(
  /(?<call>(?<owner>(?<![\w.])\w[\w.]*(?:\[[^\][]*\])?|"[^"]*"|'[^']*')\.(?<name>\w+)\(\s*(?<value>"[^"]*"|'[^']*'|[\w.]+(?:\([^()]*\))?)\s*\))(?<compared>\s*==\s*True)?/g,
);

/** `basket.contains("egg")`, as in other languages. */
const contains = ({ lineText, found: { name } }: ErrorContext): false | Readonly<Record<string, string>> => {
  const { 0: whole, groups: { owner, value, compared = '' } = {} } =
    [...lineText.matchAll(CALL)].find(({ groups }) => groups?.name === name) ?? {};
  if (whole === undefined) return false;
  const point = whole.slice(0, whole.length - compared.length);
  return { write: lineText.replace(whole, () => `${value} in ${owner}`).trim(), point };
};

/** The row about membership checks in the form of other languages. */
export const ASKING_ROWS: readonly ErrorRow[] = [
  {
    key: 'asked-with-in',
    types: ['AttributeError'],
    message:
      /^'(?:list|str|dict|set|tuple|range|dict_keys|dict_values)' object has no attribute '(?<name>contains?|includes?|has|has_?[Kk]ey|hasItem|has_item|containsKey|contains_key|exists|in_list)'/,
    when: contains,
    example: 'basket = ["egg"]\nif basket.contains("egg"):\n    print("yes")',
  },
];
