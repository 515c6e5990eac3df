import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { expect, it } from 'vitest';
import { fatalEvent } from './fatal-event.ts';

const command = (code?: string): TimelineEvent => ({
  kind: 'command',
  line: 1,
  name: 'push',
  args: [],
  changes: [],
  ...(code !== undefined && { failure: { code } }),
});
const rule = (code: string): Timeline['end'] => ({ status: 'rule', line: 1, failure: { code } });

it.each<[string, TimelineEvent[], Timeline['end'], number]>([
  ['a run that ended', [command('none-left')], { status: 'finished' }, -1],
  ['a failure that was not caught', [command('none-left'), command('push-blocked')], rule('push-blocked'), 1],
  ['the same failure twice', [command('push-blocked'), command('push-blocked')], rule('push-blocked'), 1],
  ['commands of a finally', [command('push-blocked'), command()], rule('push-blocked'), 0],
])('finds the failed command that ended %s', (_, events, end, index) => {
  expect(fatalEvent({ events, end })).toBe(index);
});
