/**
 * The path of a text with a zero character, which PostgreSQL cannot store; undefined when there is none. The path has
 * keys and indexes.
 */
export const zeroCharacterIn = (
  value: unknown,
  path: readonly string[] = [],
): readonly string[] | undefined => {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = zeroCharacterIn(part, [...path, key]);
    if (found) return found;
  }
  return undefined;
};
