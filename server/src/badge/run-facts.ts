import type { ReplayedCommand } from '@hopcode/engine/proof';
import type { RunFacts } from './facts.ts';

/** Commands that create things, which were not picked up. */
const MAKES: readonly string[] = ['combine'];

/** What a finishing run did on the shown farm, by the commands that the server has replayed. */
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
