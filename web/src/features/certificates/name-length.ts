/**
 * The maximum number of letters for each size of a name on paper. Long names are smaller, so that a sheet fits on one
 * page.
 */
const LONGEST = { short: 24, medium: 36, long: 60 } as const;

export const nameLength = (name: string): keyof typeof LONGEST | 'longest' => {
  const { length } = [...name];
  if (length <= LONGEST.short) return 'short';
  if (length <= LONGEST.medium) return 'medium';
  return length <= LONGEST.long ? 'long' : 'longest';
};
