import { describe, expect, it } from 'vitest';
import { startSimulation } from '../simulation.ts';
import { callsOf } from '../testing/calls.ts';
import { type TinyLevel, tinyLevel } from '../testing/tiny-level.ts';

const play = (scene: TinyLevel, program: string) => {
  const simulation = startSimulation(tinyLevel({ ...scene, free: true }));
  const outcomes = callsOf(program).map(({ name, args }) => simulation.command(name, args));
  const last = outcomes.at(-1) ?? { changes: [] };
  return { outcome: last, world: simulation.world() };
};

describe('free play', () => {
  it.each([
    ['speak("Hello!")', 'speak', 'Hello!'],
    ['speak(5)', 'speak', '5'],
    ['write("Eggs")', 'write', 'Eggs'],
    ['ask("Are you hungry?")', 'ask', 'Are you hungry?'],
    ['display(12)', 'display', '12'],
  ])('%s works without a mark', (program, channel, text) => {
    expect(play({ map: '>..' }, program).outcome).toEqual({ changes: [{ type: 'said', channel, text }] });
  });

  it.each(['speak("")', 'write()', 'ask(None)', 'display("  ")'])('%s still needs text', (program) => {
    expect(play({ map: '>..' }, program).outcome.failure?.code).toBe('wrong-argument');
  });

  it.each<[string, TinyLevel, string, string, number]>([
    ['a thing', { map: '>c.' }, 'collect("carrot")', 'carrot', 1],
    ['water', { map: '>~.' }, 'collect("water") collect("water")', 'water', 2],
    [
      'an egg of a hen',
      { map: '>h.', legend: { h: { type: 'hen', action: 'none' } } },
      'collect("egg") collect("egg")',
      'egg',
      2,
    ],
    [
      'a ripe carrot',
      {
        map: '>;.',
        inventory: { carrotSeeds: 1 },
        items: [{ type: 'carrotCrop', action: 'plant', position: [2, 0] }],
      },
      'plant("carrotSeeds") water() collect("carrot")',
      'carrot',
      1,
    ],
    [
      'a salad',
      { map: '>', inventory: { carrot: 2, tomato: 2, lettuce: 6, cucumber: 2 } },
      'combine("salad")',
      'salad',
      1,
    ],
  ])('gives %s', (_, scene, program, item, count) => {
    const { outcome, world } = play(scene, program);
    expect(outcome.failure).toBeUndefined();
    expect(world.inventory[item]).toBe(count);
  });

  it.each<[string, TinyLevel, string, string]>([
    ['a thing that is not there', { map: '>..' }, 'collect("carrot")', 'cannot-collect'],
    [
      'a plant that is not ripe',
      {
        map: '>;.',
        inventory: { carrotSeeds: 1 },
        items: [{ type: 'carrotCrop', action: 'plant', position: [2, 0] }],
      },
      'plant("carrotSeeds") collect("carrot")',
      'cannot-collect',
    ],
    [
      'an animal',
      { map: '>h.', legend: { h: { type: 'hen', action: 'none' } } },
      'collect("hen")',
      'cannot-collect',
    ],
    ['an unknown recipe', { map: '>' }, 'combine("pizza")', 'wrong-item'],
    ['a salad without its vegetables', { map: '>' }, 'combine("salad")', 'not-enough-items'],
    ['watering grass', { map: '>..' }, 'water()', 'cannot-water'],
    ['opening nothing', { map: '>..' }, 'open()', 'cannot-open'],
    ['reading grass', { map: '>..' }, 'read()', 'nothing-to-read'],
  ])('refuses %s', (_, scene, program, code) => {
    expect(play(scene, program).outcome.failure?.code).toBe(code);
  });

  it('reads the sign ahead', () => {
    const sign = { type: 'sign', action: 'read', data: { text: 'Way to the mill' } } as const;
    expect(play({ map: '>s', legend: { s: sign } }, 'read()').outcome.value).toBe('Way to the mill');
  });

  it('opens and closes the gate ahead', () => {
    const gate = { type: 'gate', action: 'none' } as const;
    expect(play({ map: '>g.', legend: { g: gate } }, 'open() move_forward(2)').world.player.position).toEqual(
      [2, 0],
    );
    expect(play({ map: '>g.', legend: { g: gate } }, 'open() close()').world.things[0]?.state).toBe('closed');
  });
});
