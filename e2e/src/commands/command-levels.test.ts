import { COMPLETE, resultOf } from '@hopcode/courses/checks/run-result';
import { playableLevel } from '@hopcode/courses/playable-level';
import { COMMANDS } from '@hopcode/engine/commands/registry';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { GOAL_KINDS } from '@hopcode/engine/goals/registry';
import { buildPythonRunner } from '@hopcode/python-runner/build/build';
import { createNodeRunner } from '@hopcode/python-runner/node-runner';
import { compileWords } from '@hopcode/translations/build/compile-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS_WORDS, type CommandLevel, commandLevels } from './command-levels.ts';

/** Plays the levels of the commands course with the Python build that we ship: solutions, starter code and mistakes. */
const levels = commandLevels();
const cases = levels.map((one) => [one.slug, one] as const);

await buildPythonRunner();
const runner = createNodeRunner();
beforeAll(async () => {
  const [first] = levels;
  if (first) await play(first, '', true);
});
afterAll(() => runner.dispose());

/** Runs a program and gives the same answer to each of its questions. */
const play = async ({ level }: CommandLevel, code: string, answer: boolean): Promise<Timeline> => {
  const answers: boolean[] = [];
  let timeline = await runner.run({ code, level: playableLevel(level) });
  while (timeline.end.status === 'question' && answers.length < 10) {
    answers.push(answer);
    timeline = await runner.run({ code, level: playableLevel(level), answers });
  }
  return timeline;
};

const commandsOf = (timeline: Timeline): string[] =>
  timeline.events.flatMap((event) => (event.kind === 'command' ? [event.name] : []));

describe('the levels of the commands course', () => {
  it.each(cases)('%s is completed by its solution, whatever the answers', async (_, level) => {
    for (const answer of [true, false])
      expect(resultOf(await play(level, level.solution, answer))).toBe(COMPLETE);
  });

  it.each(cases)('%s is not completed by its starter code', async (_, level) => {
    expect(resultOf(await play(level, level.level.codeTemplate, true))).not.toBe(COMPLETE);
  });

  it.each(
    levels.flatMap((level) =>
      level.mistakes.map((mistake) => [level.slug, mistake.name, level, mistake] as const),
    ),
  )('%s with the mistake %s fails for its reason', async (_slug, _name, level, { code, reason }) => {
    expect(resultOf(await play(level, code, true))).toBe(reason);
  });

  it('use every command', async () => {
    const used = new Set<string>();
    for (const level of levels)
      for (const name of commandsOf(await play(level, level.solution, true))) used.add(name);
    expect([...used].sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
  });

  it('have every kind of goal', () => {
    const asked = new Set(levels.flatMap(({ level }) => level.levelGoals.map(({ action }) => action)));
    expect([...asked].sort()).toEqual(GOAL_KINDS.map(({ action }) => action).sort());
  });

  it('have all their words', () => {
    const { problems, files } = compileWords(COMMANDS_WORDS);
    expect(problems).toEqual([]);
    expect(Object.keys(files.get('en/courses/commands.json')?.levels ?? {})).toEqual(
      expect.arrayContaining(levels.map(({ slug }) => slug)),
    );
  });
});
