import { type Change, changeSchema } from '../world/change.ts';

/** The kinds of changes, in the order of the schema. Tables of tests need a row for each kind. */
export const CHANGE_KINDS: readonly Change['type'][] = changeSchema.options.map(
  ({ shape }) => shape.type.value,
);

/** The kinds of changes for which a table of tests has no row. */
export const kindsWithoutRow = (rows: readonly Change[]): Change['type'][] => {
  const kinds = new Set(rows.map(({ type }) => type));
  return CHANGE_KINDS.filter((kind) => !kinds.has(kind));
};
