/**
 * Where in an input a text holds the character of number zero, which PostgreSQL keeps in no text; undefined when
 * there is none. The path names keys and indexes.
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
