import { z } from 'zod';
import type { WordsTree } from '../check-words.ts';

/** A file of words: texts in groups. */
export const treeSchema: z.ZodType<WordsTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), treeSchema])),
);

type Grown = { [key: string]: string | Grown };

const put = (tree: Grown, [key = '', ...inner]: readonly string[], text: string): void => {
  if (inner.length === 0) {
    tree[key] = text;
    return;
  }
  const known = tree[key];
  const group: Grown = typeof known === 'object' ? known : {};
  tree[key] = group;
  put(group, inner, text);
};

/** Writes texts by their paths of keys, such as `game.run.title`, as a file of words. */
export const jsonOfTexts = (texts: ReadonlyMap<string, string>): string => {
  const tree: Grown = {};
  for (const [key, text] of texts) put(tree, key.split('.'), text);
  return `${JSON.stringify(tree, null, 2)}\n`;
};
