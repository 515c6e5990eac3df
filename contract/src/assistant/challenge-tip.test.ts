import { expect, test } from 'vitest';
import { assistantChallengeTip } from './challenge-tip.ts';

test.each([
  [{ slug: 'apple-stairs' }, true],
  [{ solution: 'player.move_forward()' }, true],
  [{ slug: 'apple-stairs', solution: 'player.move_forward()' }, true],
  [{}, false],
])('a request for a tip with %j is accepted: %s', (challenge, isEnough) => {
  const { success } = assistantChallengeTip.body.safeParse({ last_prompt: 'a = 1', ...challenge });
  expect(success).toBe(isEnough);
});
