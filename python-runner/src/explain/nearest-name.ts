/** The number of letters to insert, delete, change or swap with their neighbour to turn one word into another. */
const distance = (from: string, to: string): number => {
  const rows = [Array.from({ length: to.length + 1 }, (_zero, index) => index)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    const above = rows[i - 1] ?? [];
    for (let j = 1; j <= to.length; j += 1) {
      const change = (above[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] && i > 1 && j > 1;
      const swap = swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : change;
      row.push(Math.min(change, swap, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? 0;
};

/**
 * The word in small letters and without underscores. All differences in capitals and underscores together count as one
 * mistake.
 */
const plain = (word: string): string => word.toLowerCase().replaceAll('_', '');

const isPlural = (one: string, several: string): boolean => several === `${one}s` || several === `${one}es`;

/**
 * The candidate that a word most likely means; undefined if none is close, or if only the word itself is. `most` is the
 * largest allowed number of changes.
 */
export const nearestName = (
  word: string,
  candidates: Iterable<string>,
  most: number = word.length < 4 ? 1 : 2,
): string | undefined => {
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const [from, to] = [plain(word), plain(candidate)];
    const steps = isPlural(from, to) || isPlural(to, from) ? 1 : distance(from, to);
    if (steps >= least || steps >= plain(candidate).length) continue;
    best = candidate;
    least = steps;
  }
  return best;
};
