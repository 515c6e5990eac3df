import { type CommandAction, STRUCTURES } from './command-forms.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** Commands whose calls contain the name of a thing. */
const NAMING: readonly CommandAction[] = ['build', 'collect', 'place', 'plant', 'combine'];

/** The call of a command in a program, such as `player.plant("carrotSeeds")`; undefined if the call names no thing. */
export const commandCall = (action: CommandAction, thing: string | undefined): string | undefined => {
  if (thing === undefined || !NAMING.includes(action)) return undefined;
  const words = STRUCTURES.find((structure) => structure.thing === thing)?.words.split(' ') ?? [thing];
  return `player.${action}(${quoted(words)})`;
};
