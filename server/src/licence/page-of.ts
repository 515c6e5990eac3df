/** A page, from rows that include one more than fits: the page's rows, and the id after which the next page begins. */
export function pageOf<Row extends { readonly id: string }>(
  found: readonly Row[],
  size: number,
): { readonly rows: Row[]; readonly next: string | null } {
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null };
}
