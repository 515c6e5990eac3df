import type { ReplayedCommand } from '@hopcode/engine/proof';
import type { RunFacts } from './facts.ts';

/** Commands that create things. Created things do not count as picked up. */
const MAKES: readonly string[] = ['combine'];

/** The facts about a finishing run on the shown farm, from the commands that the server has replayed. */
export function runFacts(shown: readonly ReplayedCommand[]): Omit<RunFacts, 'lookedBack'> {
  const collected: Record<string, number> = {};
  for (const { name, before, after } of shown) {
    if (before === after || MAKES.includes(name)) continue;
    for (const [item, count] of Object.entries(after)) {
      const more = count - (before[item] ?? 0);
      if (more > 0) collected[item] = (collected[item] ?? 0) + more;
    }
  }
  return { collected, commands: shown.map(({ name }) => name) };
}
