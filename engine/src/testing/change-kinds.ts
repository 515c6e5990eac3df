import { type Change, changeSchema } from '../world/change.ts';

/** The kinds of changes for which a table of tests has no row. */
export const kindsWithoutRow = (rows: readonly Change[]): Change['type'][] => {
  const kinds = new Set(rows.map(({ type }) => type));
  return changeSchema.options.map(({ shape }) => shape.type.value).filter((kind) => !kinds.has(kind));
};
