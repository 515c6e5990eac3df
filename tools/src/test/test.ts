import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../repository.ts';
import { crashedFiles } from './crashed-files.ts';
import { LANES, type Lane, LIMIT, type Part } from './parts.ts';
import {
  failedFiles,
  failedJourneys,
  playwrightTally,
  type Tally,
  vitestTally,
  withExit,
  withSecondRun,
  withSecondTry,
} from './reports.ts';
import { run } from './run.ts';

const ENVIRONMENT = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, CI: '1' };
const TALLY = { vitest: vitestTally, playwright: playwrightTally };

const tallyOf = (part: Part, well: boolean, output: string): Tally => {
  if (!part.report) {
    if (well) return { passed: 1, failed: 0, failures: [] };
    return {
      passed: 0,
      failed: 1,
      failures: [`${part.name} (${part.command.join(' ')})\n${output.trimEnd()}`],
    };
  }
  const path = join(ROOT, part.report.path);
  if (!existsSync(path))
    return withExit({ passed: 0, failed: 0, failures: [] }, `${part.name}, which wrote no report`, well);
  return withExit(TALLY[part.report.kind](JSON.parse(readFileSync(path, 'utf8'))), part.name, well);
};

const started = performance.now();

/**
 * How long a part may take, in milliseconds. This is less than its own limit if the limit for all parts is almost used
 * up.
 */
const limitOf = (part: Part): number =>
  Math.max(1, Math.min(part.limit * 1000, LIMIT * 1000 - (performance.now() - started)));

/** Maximum number of failed tests to run again. More failures than this are hardly ever due to chance. */
const MOST_AGAIN = 3;

/** The files or journeys of a part that failed, or whose runtime crashed. */
const failedIn = ({ report }: Part, output: string): string[] => {
  if (!report) return [];
  const path = join(ROOT, report.path);
  if (!existsSync(path)) return [];
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (report.kind === 'playwright') return failedJourneys(content);
  return [...new Set([...crashedFiles(output), ...failedFiles(content).map((file) => relative(ROOT, file))])];
};

/** Runs the failed tests once more, with new data, and reports this (decision 76). */
const tryAgain = async (part: Part, first: Tally, output: string): Promise<Tally> => {
  const again = first.failed > 0 ? failedIn(part, output) : [];
  if (!part.report || again.length === 0 || first.failed > MOST_AGAIN) return first;
  console.log(`\n${part.name}: failed in ${again.join(', ')}: once more.`);
  const path = join(ROOT, part.report.path);
  const before: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const ended = await run({
    command: [...part.command, ...again],
    cwd: ROOT,
    env: ENVIRONMENT,
    limit: limitOf(part),
    live: part.name,
    givesWay: part.givesWay,
  });
  if (part.report.kind === 'vitest' && existsSync(path))
    writeFileSync(path, JSON.stringify(withSecondRun(before, JSON.parse(readFileSync(path, 'utf8')))));
  const second = tallyOf(part, ended.well, ended.output);
  if (part.report.kind === 'playwright') return withSecondTry(first, second);
  return { ...second, unsteady: second.failed === 0 ? first.failures : [] };
};

const runPart = async (part: Part): Promise<Tally> => {
  console.log(`== ${part.name}`);
  if (part.report) {
    const path = join(ROOT, part.report.path);
    mkdirSync(dirname(path), { recursive: true });
    rmSync(path, { force: true });
  }
  const { well, output, milliseconds } = await run({
    command: part.command,
    cwd: ROOT,
    env: ENVIRONMENT,
    limit: limitOf(part),
    live: part.report && part.name,
    givesWay: part.givesWay,
  });
  const tally = await tryAgain(part, tallyOf(part, well, output), output);
  const result = tally.failed === 0 ? 'passed' : 'FAILED';
  console.log(`${part.name}: ${result} in ${(milliseconds / 1000).toFixed(1)} s`);
  if (tally.failed > 0 && !part.report) console.log(output.trimEnd());
  return tally;
};

const runLane = async (lane: Lane): Promise<Tally[]> => {
  const tallies: Tally[] = [];
  for (const part of lane) tallies.push(await runPart(part));
  return tallies;
};

const tallies = (await Promise.all(LANES.map(runLane))).flat();
const failures = tallies.flatMap((tally) => tally.failures);
const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0);
const unsteady = tallies.flatMap((tally) => tally.unsteady ?? []);
if (unsteady.length > 0) console.log(`\n== passed at the second try\n\n${unsteady.join('\n\n')}`);
if (failures.length > 0) console.log(`\n== failed\n\n${failures.join('\n\n')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
