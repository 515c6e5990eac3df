import type { PythonError, Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { afterAll, beforeAll } from 'vitest';
import { buildPythonRunner } from '../build/build.ts';
import { createNodeRunner } from '../node-runner.ts';
import type { RunRequest } from '../protocol.ts';
import type { Runner, RunnerOptions } from '../worker-runner.ts';
import { meadow, meadowForTwo } from './farm.ts';

export type Run = (code: string, request?: Partial<RunRequest>) => Promise<Timeline>;

/** Python for the tests of one file: built if needed, started once, disposed at the end. */
export const usePython = (options: RunnerOptions = {}): Run => {
  let runner: Runner | undefined;
  beforeAll(async () => {
    await buildPythonRunner();
    runner = createNodeRunner(options);
    runner.start();
  });
  afterAll(() => runner?.dispose());
  return (code, request = {}) => {
    if (!runner) throw new Error('run() is for use inside a test');
    // A program that names the helper needs a level for two.
    const level = /\bhelper\b/.test(code) ? meadowForTwo() : meadow();
    return runner.run({ code, level, ...request });
  };
};

/** The error that ended a program, its unused definition or its endless loop; throws for any other end. */
export const errorOf = ({ end }: Timeline): PythonError => {
  if (end.status === 'error') return end.error;
  if (end.status === 'crashed' && end.error) return end.error;
  if ('slip' in end && end.slip) return end.slip;
  throw new Error(`ended with ${end.status}`);
};

/** The output of a program, both streams together. */
export const printed = (timeline: Timeline): string =>
  timeline.events.map((event) => (event.kind === 'print' ? event.text : '')).join('');

/** An event in one line of text, for tables. */
export const told = (event: TimelineEvent): string => {
  switch (event.kind) {
    case 'line': {
      const changed = Object.entries(event.changed ?? {}).map(([name, value]) => ` ${name}=${value}`);
      return `${event.line}${event.scope && ` in ${event.scope}`}${changed.join('')}`;
    }
    case 'command':
      return `${event.line}: ${event.name}(${event.args.join(', ')})${event.failure ? ` !${event.failure.code}` : ''}`;
    case 'print':
      return `${event.stream} ${JSON.stringify(event.text)}`;
    case 'file':
      return `file ${event.name} ${JSON.stringify(event.content ?? null)}`;
    case 'wait':
      return `wait ${event.seconds}`;
    case 'answer':
      return `${event.question} ${JSON.stringify(event.prompt)} -> ${JSON.stringify(event.answer)}`;
  }
};
