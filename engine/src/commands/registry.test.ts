import { describe, expect, it } from 'vitest';
import { englishWords } from '../testing/english-words.ts';
import { sourcesIn } from '../testing/sources.ts';
import { COMMANDS, commandNamed } from './registry.ts';

const sources = sourcesIn('commands');
const words = englishWords();
const fileOf = (name: string) => `${name.replaceAll('_', '-')}.ts`;

describe('the catalogue of commands', () => {
  it('holds every file that defines one, and no other', () => {
    const defining = sources.filter(({ text }) => /^export const \w+ = defineCommand\(/m.test(text));
    expect(defining.map(({ path }) => path)).toEqual(COMMANDS.map(({ name }) => fileOf(name)).toSorted());
  });

  it('has every name once', () => {
    expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length);
  });

  it('finds a command by its name and nothing by another', () => {
    expect(COMMANDS.map(({ name }) => commandNamed(name))).toEqual(COMMANDS);
    expect([commandNamed('constructor'), commandNamed('')]).toEqual([undefined, undefined]);
  });
});

describe.each(COMMANDS.map((command) => [command.name, command] as const))('%s', (name, command) => {
  it('has a file of its name that defines it', () => {
    const file = sources.find(({ path }) => path === fileOf(name));
    expect(file?.text).toContain(`name: '${name}',`);
  });

  it('has a table of its rules beside it', () => {
    const test = sources.find(({ path }) => path === fileOf(name).replace('.ts', '.test.ts'));
    expect(test?.text).toContain('describeCommand(');
  });

  it.each(['title', 'summary', 'detail'])('has words: %s', (part) => {
    expect(words.get(`commands.${name}.${part}`)).toMatch(/\S/);
  });

  it('has a sentence for every reason it can fail for', () => {
    expect(command.reasons.filter((code) => !words.has(`failures.${code}`))).toEqual([]);
  });

  it('names each parameter once and gives those with a default last', () => {
    const names = command.parameters.map((parameter) => parameter.name);
    expect(new Set(names).size).toBe(names.length);
    const optional = command.parameters.map((parameter) => parameter.default !== undefined);
    expect(optional).toEqual(optional.toSorted());
  });
});
