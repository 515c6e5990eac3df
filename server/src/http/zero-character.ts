/** The place of a value: its key, and the place of its parent. */
type Place = { readonly key: string; readonly parent: Place | undefined };

const pathOf = (place: Place | undefined): string[] => {
  const keys: string[] = [];
  for (let at = place; at !== undefined; at = at.parent) keys.push(at.key);
  return keys.toReversed();
};

/**
 * The path of the first text with a zero character, which PostgreSQL cannot store; undefined if there is none. The path
 * consists of keys and indexes. The search does not use recursion, because the body of a webhook may be nested deeper
 * than the stack allows.
 */
export const zeroCharacterIn = (whole: unknown): readonly string[] | undefined => {
  const waiting: { readonly value: unknown; readonly place: Place | undefined }[] = [
    { value: whole, place: undefined },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, place: parent } = next;
    if (typeof value === 'string' && value.includes('\0')) return pathOf(parent);
    if (typeof value !== 'object' || value === null) continue;
    // The last part is pushed first, so that the first part is checked first.
    for (const [key, part] of Object.entries(value).toReversed())
      waiting.push({ value: part, place: { key, parent } });
  }
  return undefined;
};
