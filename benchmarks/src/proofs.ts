// Measures how long the server takes to replay runs that complete a level: the runs of all reference solutions, and the
// slowest run that a request can contain.
import { loadCatalogue } from '@hopcode/courses/catalogue';
import { playableLevel } from '@hopcode/courses/playable-level';
import { type Level, levelSchema } from '@hopcode/engine/formats/level';
import { MOST_PROOF_COMMANDS, MOST_PROOF_FARMS, type Proof } from '@hopcode/engine/formats/proof';
import { problemOfProof } from '@hopcode/engine/proof';
import { proofOf } from '@hopcode/engine/proof-run';
import { createNodeRunner } from '@hopcode/python-runner/node-runner';
import { interleaved, median, print, shares } from './result.ts';

const ROUNDS = 9;
const catalogue = loadCatalogue();
const runner = createNodeRunner();

type Replay = { readonly farms: readonly Level[]; readonly proof: Proof };

/**
 * The commands of a reference solution, as a proof to replay. Returns undefined for free play and for levels with
 * questions.
 */
const replayOf = async (course: string, slug: string): Promise<Replay | undefined> => {
  const [level, code] = [catalogue.level(course, slug), catalogue.solution(course, slug)];
  if (level === undefined || code === undefined || level.levelGoals.length === 0) return undefined;
  const farms = [playableLevel(level), ...(level.variants ?? [])];
  const timelines = [];
  for (const farm of farms) timelines.push(await runner.run({ code, level: farm, answers: [] }));
  const proof = proofOf(farms, timelines);
  return proof && problemOfProof(farms, proof) === undefined ? { farms, proof } : undefined;
};

const replays: Replay[] = [];
for (const { id, chapters } of catalogue.courses())
  for (const slug of chapters.flatMap(({ levels }) => levels)) {
    const replay = await replayOf(id, slug);
    if (replay) replays.push(replay);
  }
runner.dispose();

const timeOf = ({ farms, proof }: Replay): number => {
  const started = performance.now();
  problemOfProof(farms, proof);
  return performance.now() - started;
};

const rounds: number[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const times = replays.map(timeOf);
  // The first round only warms up the code.
  if (round > 0) rounds.push(median(times));
}
print({
  name: `proof-of-${replays.length}-levels`,
  value: median(rounds),
  unit: 'ms',
  reference: 1,
  against: 'the budget of one millisecond for a median level',
  budget: { atMost: 1 },
  rounds,
});

const [WIDTH, HEIGHT] = [40, 30];
/** The largest farm of a creative level, with a thing on every third tile and the maximum number of goals. */
const crowded = levelSchema.parse({
  version: 1,
  start: [0, 0],
  facing: 'right',
  map: {
    tilesets: [],
    layers: [
      {
        name: 'collisions',
        width: WIDTH,
        height: HEIGHT,
        data: Array.from({ length: WIDTH * HEIGHT }, () => 0),
      },
    ],
  },
  items: Array.from({ length: 400 }, (_, at) => ({
    action: 'collect',
    type: 'carrot',
    sprite: 'item/carrot',
    position: [(at * 3) % WIDTH, Math.floor((at * 3) / WIDTH)],
  })),
  levelGoals: Array.from({ length: 50 }, (_, at) => ({
    action: 'collect',
    type: 'carrot',
    count: 400 + at,
    maxScore: 9999,
  })),
});
/** Walks along the first row and back, again and again, with the maximum number of steps in each command. */
const laps = Array.from({ length: MOST_PROOF_COMMANDS }, (_, at): [string, ...number[]] =>
  at % 3 === 0 ? ['move_forward', WIDTH - 1] : ['turn_right'],
);
const farms = Array.from({ length: MOST_PROOF_FARMS }, () => crowded);
const hostile = { runs: farms.map(() => ({ commands: laps, variables: {} })) };
if (problemOfProof(farms, hostile)?.code !== 'too_long') throw new Error('The longest proof ends early');
const [worst = []] = await interleaved(ROUNDS, [() => timeOf({ farms, proof: hostile })]);
print({
  name: 'proof-longest',
  value: median(worst),
  unit: 'ms',
  reference: 100,
  against: 'the budget of a tenth of a second for the longest proof of a request',
  budget: { atMost: 1 },
  rounds: shares(worst, [0.1, 0.5, 0.9]),
});
