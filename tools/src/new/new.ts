// Creates the files of something new, with its test, its words and its place in the registry: npm run new -- <kind>
// <name>
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../repository.ts';
import { newBadge } from './badge.ts';
import { newCommand } from './command.ts';
import { newEndpoint } from './endpoint.ts';
import { newFeature } from './feature.ts';
import { newGoal } from './goal.ts';
import { newExtra, newLevel } from './level.ts';
import { NewError, type Plan } from './plan.ts';
import { newThing } from './thing.ts';

const USAGE = `npm run new -- command <name>              a command of the player module, like pick-up; --question: it only tells something, like look
npm run new -- level <course>/<chapter>    a level of a chapter, like python/intro; --extra: an optional one at its end
npm run new -- thing <family>/<name>       a thing to pick up, like fruits/dragon-fruit
npm run new -- goal <name>                 a kind of goal, like feed
npm run new -- endpoint <area>/<resource>  a call of the API, like level/favorites or level/favorites/{slug}; --for student,parent: who may make it; --for anon: without a login; --store: it reads or writes tables
npm run new -- feature <name>              a feature of the pages, like quiz
npm run new -- badge <name>                a badge, like early-bird`;

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const list = (folder: string) => (existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : []);

type Options = {
  readonly caller?: string | undefined;
  readonly isExtra: boolean;
  readonly isQuestion: boolean;
  readonly hasStore: boolean;
};

const planFor = (
  kind: string | undefined,
  name: string,
  { caller, isExtra, isQuestion, hasStore }: Options,
): Plan => {
  if (kind === 'command') return newCommand(name, isQuestion, read, list);
  if (kind === 'goal') return newGoal(name, read);
  if (kind === 'thing') return newThing(name, read, list);
  if (kind === 'level') return (isExtra ? newExtra : newLevel)(name, read, list);
  if (kind === 'endpoint') return newEndpoint(name, read, caller, hasStore);
  if (kind === 'feature') return newFeature(name, read);
  if (kind === 'badge') return newBadge(name, read, list);
  throw new NewError(USAGE);
};

const write = ({ create, change, run = [], next }: Plan) => {
  const taken = Object.keys(create).filter((path) => existsSync(join(ROOT, path)));
  if (taken.length > 0) throw new NewError(`There is already ${taken.join(', ')}.`);
  for (const [path, text] of Object.entries({ ...create, ...change })) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
    console.log(`${path in create ? 'new    ' : 'changed'}  ${path}`);
  }
  const code = Object.keys({ ...create, ...change }).filter((path) => /\.(tsx?|json)$/.test(path));
  spawnSync(join(ROOT, 'node_modules', '.bin', 'biome'), ['check', '--write', ...code], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  for (const [program, ...args] of run) spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' });
  console.log(`\nNext:\n${next.map((line) => `- ${line}`).join('\n')}`);
};

const {
  positionals: [kind, name],
  values,
} = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    for: { type: 'string' },
    extra: { type: 'boolean' },
    question: { type: 'boolean' },
    store: { type: 'boolean' },
  },
});
const caller = typeof values.for === 'string' ? values.for : undefined;
try {
  write(
    planFor(name === undefined ? undefined : kind, name ?? '', {
      caller,
      isExtra: values.extra === true,
      isQuestion: values.question === true,
      hasStore: values.store === true,
    }),
  );
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
