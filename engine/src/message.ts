import type { Failure } from './commands/command.ts';
import { thingKindOf } from './things/registry.ts';
import { MAP_EDGE, SCENERY_KINDS, type SceneryKind } from './world/scenery.ts';
import { SIGHTS } from './world/sight.ts';

/**
 * A sentence as data: the key of its words in `engine.json` and what goes into its gaps; a gap may be filled by
 * another message. A key with a `count` has plural forms.
 */
export type Message = {
  readonly key: string;
  readonly params?: { readonly [gap: string]: string | number | Message };
};

const NAMED: readonly string[] = [SIGHTS.mark, SIGHTS.wall, SIGHTS.water];

/** The name of a type of thing, as many as `count`; one that the engine does not know is just a thing. */
export const thingName = (type: string, count = 1): Message => ({
  key: thingKindOf(type) || NAMED.includes(type) ? `things.${type}` : 'things.thing',
  params: { count },
});

/** The name of what is in the way on a cell; where it is no scenery it is a wall. */
export const sceneryName = (kind: SceneryKind | undefined): Message =>
  kind === undefined ? thingName(SIGHTS.wall) : { key: `scenery.${kind}` };

/** A wanted text that is a number or a truth value: the program works it out, nobody misspells it. */
const WORKED_OUT = /^(?:-?\d+(?:\.\d+)?|True|False)$/;
/** A text with the same sign for every number in it. */
const withoutNumbers = (text: string): string => text.replaceAll(/-?\d+(?:\.\d+)?/g, '0');
const WHOLE_NUMBER = /^\s*[+-]?\d+\s*$/;
const SCENERY: readonly string[] = SCENERY_KINDS;

/** A sentence that says more than the one of the code alone, where the failure knows enough for it. */
const closerMessage = ({ code, params = {} }: Failure): Message | undefined => {
  const { said, expected, scenery, value, text, thing, marks, longest, most } = params;
  if (code === 'wrong-text' && typeof expected === 'string') {
    if (WORKED_OUT.test(expected)) return { key: 'closer.wrong-value', params };
    if (typeof said === 'string' && withoutNumbers(said) === withoutNumbers(expected))
      return { key: 'closer.wrong-numbers', params };
  }
  if (code === 'wrong-argument' && typeof text === 'string')
    return { key: WHOLE_NUMBER.test(text) ? 'closer.number-in-quotes' : 'closer.text-for-number', params };
  if (code === 'wrong-argument' && longest !== undefined) return { key: 'closer.too-long', params };
  if (code === 'wrong-argument' && most !== undefined) return { key: 'closer.too-far', params };
  if (code === 'wrong-argument' && value === 'None') return { key: 'closer.none', params };
  if (code === 'wrong-argument' && value !== undefined) return { key: 'closer.not-whole', params };
  if (code === 'not-on-mark' && typeof thing === 'string')
    return { key: 'closer.not-wanted', params: { thing: thingName(thing) } };
  if (code === 'not-on-mark' && marks === 0) return { key: 'closer.no-marks', params };
  if (code === 'bumped-into-wall' && scenery === MAP_EDGE)
    return { key: 'closer.bumped', params: { scenery: { key: 'narration.edge' } } };
  if (code === 'bumped-into-wall' && typeof scenery === 'string' && SCENERY.includes(scenery))
    return { key: 'closer.bumped', params: { scenery: { key: `scenery.${scenery}` } } };
  return undefined;
};

/**
 * The sentence of a failure. Where a type of thing is a gap (`thing`, or `item` with the number that is needed) its
 * name goes in, not the word of the code.
 */
export const failureMessage = (failure: Failure): Message => {
  const closer = closerMessage(failure);
  if (closer) return closer;
  const { code, params = {} } = failure;
  const { thing, item, needed } = params;
  return {
    key: `failures.${code}`,
    params: {
      ...params,
      ...(typeof thing === 'string' && { thing: thingName(thing) }),
      ...(typeof item === 'string' && { item: thingName(item, typeof needed === 'number' ? needed : 1) }),
    },
  };
};

/** What a failure's sentence leaves open: what the program did there, and what to do next. */
export type FailureExplanation = {
  readonly title: Message;
  readonly sentence: Message;
  readonly next: Message;
};

/**
 * The wording of the specification for a command on an X mark of another command tells nobody what is wrong
 * (game.md section 8, 'Game rules'), so it is explained below it. Other failures say all they know.
 */
export const failureExplanation = (failure: Failure): FailureExplanation | undefined => {
  const { code, params = {} } = failure;
  const { action, wanted } = params;
  if (code !== 'unexpected' || typeof action !== 'string' || typeof wanted !== 'string') return undefined;
  const kind = wanted === 'nothing' || wanted === 'reach' ? wanted : 'command';
  return {
    title: failureMessage(failure),
    sentence: { key: `explained.did.${action}`, params },
    next: { key: `explained.wants.${kind}`, params },
  };
};
