type Named = { readonly name: string };

/**
 * Sorts the commands for the Code book. `first` contains the commands that a level teaches, then those of earlier
 * levels, the latest first. `later` contains the others.
 */
export const inOrderMet = <Command extends Named>(
  commands: readonly Command[],
  met: readonly string[] = [],
  fresh: readonly string[] = [],
): { readonly first: readonly Command[]; readonly later: readonly Command[] } => {
  const names = [...new Set([...fresh, ...met.toReversed()])];
  const first = names.flatMap((name) => commands.find((command) => command.name === name) ?? []);
  return { first, later: commands.filter(({ name }) => !names.includes(name)) };
};
