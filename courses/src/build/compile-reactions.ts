import { CHANNELS } from '@hopcode/engine/formats/channel';
import type { Occasion, Reaction, ReactionStep } from '@hopcode/engine/formats/reaction';
import { facingTowards, type Position } from '@hopcode/engine/world/geometry';
import type { Place } from '../formats/place-source.ts';
import type { ReactionSource, StepSource, WhenSource } from '../formats/reaction-source.ts';
import { type CompiledThings, onlyTileOf, thingAt } from './compile-things.ts';
import type { Report } from './problem.ts';

type Field = readonly (string | number)[];
type Context = { readonly things: CompiledThings; readonly goals: number; readonly report: Report };

const tileOf = (place: Place, field: Field, { things, report }: Context) =>
  onlyTileOf(place, things, field, report);

const thingOf = (place: Place, field: Field, { things, report }: Context): number | undefined =>
  thingAt(place, things, field, report);

const occasionOf = (when: WhenSource, field: Field, context: Context): Occasion | undefined => {
  if (when === 'all-met') return { event: 'all-met' };
  if ('met' in when) {
    if (when.met > context.goals) context.report([...field, 'met'], `the level has ${context.goals} goals`);
    return { event: 'goal-met', goal: when.met - 1 };
  }
  if ('arrived' in when) {
    const at = tileOf(when.arrived, [...field, 'arrived'], context);
    return at && { event: 'arrived', at };
  }
  if ('changed' in when) {
    const thing = thingOf(when.changed, [...field, 'changed'], context);
    return thing === undefined ? undefined : { event: 'changed', thing, state: when.state };
  }
  const said = new Map<string, string | true>(Object.entries(when));
  const channel = CHANNELS.find((name) => said.has(name));
  const text = channel && said.get(channel);
  return channel && { event: 'said', channel, ...(typeof text === 'string' && { text }) };
};

/** The corners of a walk; between two corners the walk is straight. */
const cornersOf = (
  start: Position,
  to: readonly Place[],
  field: Field,
  context: Context,
): [number, number][] => {
  let from = start;
  return to.flatMap((place, index) => {
    const corner = tileOf(place, [...field, index], context);
    if (!corner) return [];
    if (!facingTowards(from, corner))
      context.report([...field, index], `[${from}] to [${corner}] is not a straight line: add a corner`);
    from = corner;
    return [corner];
  });
};

/** The position of each thing after its walks so far, by the index of the thing. */
type Whereabouts = Map<number, Position>;

const stepOf = (
  step: StepSource,
  field: Field,
  context: Context,
  whereabouts: Whereabouts,
): ReactionStep | undefined => {
  const byThing = (key: string, place: Place, make: (thing: number) => ReactionStep) => {
    const thing = thingOf(place, [...field, key], context);
    return thing === undefined ? undefined : make(thing);
  };
  if ('give' in step) return { act: 'give', item: step.give, count: step.count };
  if ('sky' in step) return { act: 'sky', sky: step.sky };
  if ('turn' in step)
    return byThing('turn', step.turn, (thing) => ({ act: 'turn', thing, facing: step.facing }));
  // `text` is a key here. `levelInWords` replaces it with the words of a language.
  if ('say' in step) return byThing('say', step.say, (thing) => ({ act: 'say', thing, text: step.words }));
  if ('change' in step)
    return byThing('change', step.change, (thing) => ({ act: 'state', thing, state: step.state }));
  return byThing('walk', step.walk, (thing) => {
    const start = whereabouts.get(thing) ?? context.things.placed[thing]?.position ?? [0, 0];
    const to = cornersOf(start, step.to, [...field, 'to'], context);
    whereabouts.set(thing, to.at(-1) ?? start);
    return { act: 'walk', thing, to };
  });
};

/**
 * Compiles the reactions of a level from their short forms, which this package's README.md lists. `goals` is the number
 * of the level's goals.
 */
export const compileReactions = (
  reactions: readonly ReactionSource[],
  things: CompiledThings,
  goals: number,
  report: Report,
): Reaction[] => {
  const context: Context = { things, goals, report };
  const whereabouts: Whereabouts = new Map();
  return reactions.flatMap(({ when, steps: sources }, index) => {
    const field = ['reactions', index];
    const occasion = occasionOf(when, [...field, 'when'], context);
    const steps = sources.flatMap(
      (step, at) => stepOf(step, [...field, 'steps', at], context, whereabouts) ?? [],
    );
    return occasion && steps.length > 0 ? [{ when: occasion, steps }] : [];
  });
};
