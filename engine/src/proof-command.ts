import type { Argument } from './commands/command.ts';
import type { Actor } from './formats/actor.ts';
import type { ProofCommand } from './formats/proof.ts';
import type { TimelineEvent } from './formats/timeline.ts';

type CommandEvent = Extract<TimelineEvent, { kind: 'command' }>;

/** The prefix in the name of a command that the helper performed: `helper.move_forward`. */
const OF_HELPER = 'helper.';

/** A command of a run in the format of a proof. */
export const proofCommandOf = ({ name, args, by }: CommandEvent): ProofCommand => [
  by === 'helper' ? OF_HELPER + name : name,
  ...args,
];

/** A command of a proof in the format of the engine. */
export const callOfProof = ([first, ...args]: ProofCommand): {
  readonly name: string;
  readonly args: readonly Argument[];
  readonly actor: Actor;
} => {
  const name = String(first);
  return name.startsWith(OF_HELPER)
    ? { name: name.slice(OF_HELPER.length), args, actor: 'helper' }
    : { name, args, actor: 'player' };
};
