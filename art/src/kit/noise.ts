/**
 * Repeatable noise: the same position and seed always give the same number in [0, 1). The calculation uses only
 * integers.
 */
export function noise(x: number, y: number, seed = 0): number {
  let hash = (x * 374761393 + y * 668265263 + seed * 2246822519) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 4294967296;
}
