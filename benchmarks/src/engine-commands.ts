// Commands per second that the engine performs in Node, for walks and turns on a farm of the usual size.
import { levelSchema } from '@hopcode/engine/formats/level';
import { startSimulation } from '@hopcode/engine/simulation';
import { interleaved, median, print } from './result.ts';

const [WIDTH, HEIGHT] = [40, 30];
const COMMANDS = 200_000;
const COMMANDS_A_SECOND = 1_000_000;

const level = levelSchema.parse({
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
  items: [],
  levelGoals: [{ action: 'reach', position: [WIDTH - 1, 0] }],
});

const STROLL = [
  'move_forward',
  'move_forward',
  'turn_right',
  'turn_right',
  'move_forward',
  'move_forward',
  'turn_left',
  'turn_left',
];

const [engine = []] = await interleaved(7, [
  () => {
    const simulation = startSimulation(level);
    const started = performance.now();
    for (let index = 0; index < COMMANDS; index += 1) {
      const { failure } = simulation.command(STROLL[index % STROLL.length] ?? '', []);
      if (failure) throw new Error(`command ${index} failed: ${failure.code}`);
    }
    return (COMMANDS / (performance.now() - started)) * 1000;
  },
]);

print({
  name: 'engine-commands',
  value: median(engine),
  unit: 'commands/s',
  reference: COMMANDS_A_SECOND,
  against: 'the budget of one million a second',
  budget: { atLeast: 1 },
  rounds: engine,
});
