import type { Failure } from './commands/command.ts';
import { thingKindOf } from './things/registry.ts';
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

/**
 * The sentence of a failure. Where a type of thing is a gap (`thing`, or `item` with the number that is needed) its
 * name goes in, not the word of the code.
 */
export const failureMessage = ({ code, params = {} }: Failure): Message => {
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
