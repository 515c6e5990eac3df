// Runs before `npm start` and `npm test`: installs missing packages and builds stale outputs. Plain JavaScript with
// only node: modules, because nothing is installed yet.
import { delimiter, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build.mjs';
import { installCommand, isInstalled, stampInstall } from './install.mjs';
import { withLock } from './lock.mjs';
import { nodeCommand, projectNodeProblem, setupProblem } from './node-version.mjs';
import { inSeconds, runLogged } from './run-step.mjs';
import { deleteSecrets } from './secrets.mjs';
import { STEPS } from './steps.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** @param {string} message */
const stop = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

const install = async () => {
  if (isInstalled(root)) return false;
  console.log('Installing packages; the first time this takes about half a minute.');
  const failure = await runLogged({ root, name: 'install', ...installCommand(root) });
  if (failure) stop(failure.message);
  stampInstall(root);
  return true;
};

const prepare = async () => {
  const started = performance.now();
  const installed = await install();
  const node = nodeCommand(root);
  // The check starts a process. It is skipped when everything was installed already and this file runs on the project's
  // Node.
  const problem = installed || node !== process.execPath ? projectNodeProblem(node) : undefined;
  if (problem) stop(problem);
  const path = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH ?? ''].join(delimiter);
  const env = { ...process.env, PATH: path };
  const { ran, failures } = await buildStale(root, STEPS, (step) =>
    runLogged({
      root,
      name: step.name,
      command: step.command.map((word) => (word === 'node' ? node : word)),
      env,
      givesWay: step.givesWay === true,
      ...(step.cwd === undefined ? {} : { cwd: step.cwd }),
    }),
  );
  if (failures.length > 0) stop(failures.map(({ message }) => message).join('\n\n'));
  const what = installed || ran.length > 0 ? 'Ready' : 'Everything is up to date';
  console.log(`${what} (${inSeconds(performance.now() - started)}).`);
};

deleteSecrets(process.env);
const tooOld = setupProblem(process.version);
if (tooOld) stop(tooOld);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => process.exit(130));
await withLock(join(root, '.build', 'setup.lock'), prepare, () =>
  console.log('Another start is preparing this folder; waiting for it.'),
);
