import { expect, it } from 'vitest';
import { inOrderMet } from './commands-met.ts';

const COMMANDS = ['walk', 'turn', 'speak', 'build'].map((name) => ({ name }));

it.each<[string, readonly string[] | undefined, readonly string[], string]>([
  ['the newest first', ['walk', 'speak'], [], 'speak walk | turn build'],
  ['what is new before all others', ['walk', 'speak', 'turn'], ['turn'], 'turn speak walk | build'],
  ['no unknown command', ['fly', 'walk'], [], 'walk | turn speak build'],
  ['all commands of a level without a course', undefined, [], ' | walk turn speak build'],
])('has %s', (_, met, fresh, order) => {
  const { first, later } = inOrderMet(COMMANDS, met, fresh);
  const names = (of: typeof first) => of.map(({ name }) => name).join(' ');
  expect(`${names(first)} | ${names(later)}`).toBe(order);
});
