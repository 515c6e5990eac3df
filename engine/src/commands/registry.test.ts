import { describe, expect, it } from 'vitest';
import { englishWords } from '../testing/english-words.ts';
import { sourcesIn } from '../testing/sources.ts';
import { COMMANDS, commandNamed } from './registry.ts';

const sources = sourcesIn('commands');
const words = englishWords();
const fileOf = (name: string) => `${name.replaceAll('_', '-')}.ts`;

describe('the catalogue of commands', () => {
  it('lists every file that defines a command, and no other', () => {
    const defining = sources.filter(({ text }) => /^export const \w+ = defineCommand\(/m.test(text));
    expect(defining.map(({ path }) => path)).toEqual(COMMANDS.map(({ name }) => fileOf(name)).toSorted());
  });

  it('lists every name once', () => {
    expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length);
  });

  it('finds a command by its name and returns undefined for other words', () => {
    expect(COMMANDS.map(({ name }) => commandNamed(name))).toEqual(COMMANDS);
    expect([commandNamed('constructor'), commandNamed('')]).toEqual([undefined, undefined]);
  });

  it('marks each command that returns something as a question, except those that also do something', () => {
    const others = COMMANDS.filter(({ returns, isQuestion }) => returns !== 'nothing' && !isQuestion);
    expect(
      others.map(({ name }) => name),
      'add `isQuestion: true` to the command if it only tells something, otherwise add it here',
    ).toEqual(['read', 'ask']);
  });
});

describe.each(COMMANDS.map((command) => [command.name, command] as const))('%s', (name, command) => {
  it('is defined in a file with its name', () => {
    const file = sources.find(({ path }) => path === fileOf(name));
    expect(file?.text).toContain(`name: '${name}',`);
  });

  it('has a test file with its rules', () => {
    const test = sources.find(({ path }) => path === fileOf(name).replace('.ts', '.test.ts'));
    expect(test?.text).toContain('describeCommand(');
  });

  it.each(['title', 'summary', 'detail'])('has words: %s', (part) => {
    expect(words.get(`commands.${name}.${part}`)).toMatch(/\S/);
  });

  it('has a sentence for each of its failure codes', () => {
    expect(command.reasons.filter((code) => !words.has(`failures.${code}`))).toEqual([]);
  });

  it('names each parameter once and lists those with a default last', () => {
    const names = command.parameters.map((parameter) => parameter.name);
    expect(new Set(names).size).toBe(names.length);
    const optional = command.parameters.map((parameter) => parameter.default !== undefined);
    expect(optional).toEqual(optional.toSorted());
  });
});
