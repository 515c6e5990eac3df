/** How long a name is for a sheet of paper, in letters: a longer one is written smaller, so that the sheet stays one page. */
const LONGEST = { short: 24, medium: 36, long: 60 } as const;

export const nameLength = (name: string): keyof typeof LONGEST | 'longest' => {
  const { length } = [...name];
  if (length <= LONGEST.short) return 'short';
  if (length <= LONGEST.medium) return 'medium';
  return length <= LONGEST.long ? 'long' : 'longest';
};
