/** Hashes text to a 32-bit number (FNV-1a). The same text gives the same number on every machine. */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/**
 * Shuffles a list by a seed, so that all builds write the same bytes. A list of three or more never stays in its
 * source order.
 */
export const mix = <Thing>(list: readonly Thing[], seed: string): Thing[] => {
  const mixed = [...list]
    .map((thing, index) => ({
      thing,
      index,
      at: numberOf(`${seed} ${index} ${numberOf(`${index}${seed}`)}`),
    }))
    .sort((a, b) => a.at - b.at || a.index - b.index);
  const same = list.length > 2 && mixed.every(({ index }, place) => index === place);
  return (same ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed).map(({ thing }) => thing);
};

/** The key of an index: a, b, c, ... */
export const keyOf = (place: number): string => String.fromCharCode('a'.charCodeAt(0) + place);
