/**
 * Makes a page of rows, from a query that reads one row more than fits. Returns the rows of the page, and the id after
 * which the next page begins (null if there is no next page).
 */
export function pageOf<Row extends { readonly id: string }>(
  found: readonly Row[],
  size: number,
): { readonly rows: Row[]; readonly next: string | null } {
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null };
}
