import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../repository.ts';
import { crashedFiles } from './crashed-files.ts';
import { type Lane, LIMIT, type Part, STAGES } from './parts.ts';
import { playwrightTally, type Tally, vitestTally, withExit, withSecondRun } from './reports.ts';
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

/** How long a part may still take, in ms. */
const limitOf = (part: Part): number =>
  Math.max(1, Math.min(part.limit * 1000, LIMIT * 1000 - (performance.now() - started)));

/** Most files to run again after a crash of the runtime. */
const MOST_CRASHES = 3;

/** Runs the files of a crashed runtime again, reports that, and merges both reports. */
const runCrashedAgain = async (part: Part, output: string): Promise<boolean> => {
  const files = part.report?.kind === 'vitest' ? crashedFiles(output) : [];
  if (!part.report || files.length === 0 || files.length > MOST_CRASHES) return false;
  console.log(`\nThe runtime itself crashed in ${files.join(', ')}: once more.`);
  const path = join(ROOT, part.report.path);
  const first: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const { well } = await run({
    command: [...part.command, ...files],
    cwd: ROOT,
    env: ENVIRONMENT,
    limit: limitOf(part),
    live: part.name,
    givesWay: part.givesWay,
  });
  const both = withSecondRun(first, JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, JSON.stringify(both));
  return well;
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
  const tally = tallyOf(part, well || (await runCrashedAgain(part, output)), output);
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

const tallies: Tally[] = [];
for (const stage of STAGES) tallies.push(...(await Promise.all(stage.map(runLane))).flat());
const failures = tallies.flatMap((tally) => tally.failures);
const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0);
if (failures.length > 0) console.log(`\n== failed\n\n${failures.join('\n\n')}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
