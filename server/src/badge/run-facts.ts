import type { Level } from '@hopcode/engine/formats/level';
import type { Proof } from '@hopcode/engine/formats/proof';
import { startSimulation } from '@hopcode/engine/simulation';
import { NO_RUN, type RunFacts } from './facts.ts';

/** Commands that make things: what they bring was not picked up. */
const MAKES: readonly string[] = ['combine'];

/** Replays a proof that is known to be valid on the shown farm. */
export function runFacts(level: Level, { runs }: Proof): RunFacts {
  const [run] = runs;
  if (run === undefined) return NO_RUN;
  const simulation = startSimulation(level);
  const collected: Record<string, number> = {};
  const commands: string[] = [];
  for (const [first, ...args] of run.commands) {
    const name = String(first);
    const before = simulation.world().inventory;
    simulation.command(name, args);
    commands.push(name);
    if (MAKES.includes(name)) continue;
    for (const [item, count] of Object.entries(simulation.world().inventory)) {
      const more = count - (before[item] ?? 0);
      if (more > 0) collected[item] = (collected[item] ?? 0) + more;
    }
  }
  return { collected, commands };
}
