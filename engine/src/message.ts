import type { Failure } from './commands/command.ts';
import { ideaName } from './idea-name.ts';
import { thingKindOf } from './things/registry.ts';
import { MAP_EDGE, SCENERY_KINDS, type SceneryKind } from './world/scenery.ts';
import { SIGHTS } from './world/sight.ts';

/**
 * A sentence as data: its key in `engine.json` and the values for its placeholders. A value can be another
 * message. A key with a `count` has plural forms.
 */
export type Message = {
  readonly key: string;
  readonly params?: { readonly [gap: string]: string | number | Message };
};

const NAMED: readonly string[] = [SIGHTS.mark, SIGHTS.wall, SIGHTS.water];

/** The name of a type of thing, in the plural form for `count`. The name of an unknown type is just 'thing'. */
export const thingName = (type: string, count = 1): Message => ({
  key: thingKindOf(type) || NAMED.includes(type) ? `things.${type}` : 'things.thing',
  params: { count },
});

/** The name of the scenery on a cell; without scenery, the name of a wall. */
export const sceneryName = (kind: SceneryKind | undefined): Message =>
  kind === undefined ? thingName(SIGHTS.wall) : { key: `scenery.${kind}` };

/**
 * An expected text that is a number or a boolean. A program calculates such a value, so a wrong one is not a spelling
 * mistake.
 */
const WORKED_OUT = /^(?:-?\d+(?:\.\d+)?|True|False)$/;
/** A text with every number replaced by 0. */
const withoutNumbers = (text: string): string => text.replaceAll(/-?\d+(?:\.\d+)?/g, '0');
/** Code that was put in quotes by mistake: `names[0]`, `total()`. */
const CODE = /^\s*[\p{L}_][\p{L}\p{N}_.]*(?:\[.*\]|\(.*\))\s*$/u;
/** A name in curly brackets, as in an f-string. */
const FORMATTED = /\{[\p{L}_][^{}]*\}/u;
/** A list, tuple or dictionary as Python prints it. */
const SEVERAL_VALUES = /^(?:\[.*\]|\(.*,.*\)|\{.*:.*\})$/s;
/** A text that can be the name of a variable: one word in lower case. */
const NAME = /^[\p{Ll}_][\p{Ll}\p{Lo}\p{N}_]*$/u;
const ONE_LETTER = /^\p{L}$/u;
/** The text with only its letters and digits. Case, spaces and symbols do not count. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Failures of goals about variables. They can say what type of value the goal needs. */
const OF_VARIABLE: readonly string[] = ['variable-not-equal', 'compared-not-equal'];
const WHOLE_NUMBER = /^\s*[+-]?\d+\s*$/;
const SCENERY: readonly string[] = SCENERY_KINDS;

/** Maximum number of letters that may differ in a text with a spelling mistake. */
const MOST_WRONG = 3;

/** Words with fewer letters than this are too short to tell a different word from a misspelt one. */
const SHORTEST_WORD = 3;

/** How many letters two texts have in common at their start. */
const sharedStart = (one: string, other: string): number => {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
};

const reversed = (text: string): string => [...text].reverse().join('');

/** Whether a text differs from the expected one only in one short piece, as in a spelling mistake. */
const isAlmost = (said: string, expected: string): boolean => {
  const [one, other] = [plain(said), plain(expected)];
  const start = sharedStart(one, other);
  const end = sharedStart(reversed(one.slice(start)), reversed(other.slice(start)));
  const wrong = Math.max(one.length, other.length) - start - end;
  return wrong <= Math.min(MOST_WRONG, Math.floor(other.length / 2)) && !hasOtherWord(said, expected);
};

/**
 * Whether a text differs from the expected one in a whole word, not only in its spelling: `I am Max` for `I am Mia`.
 */
const hasOtherWord = (said: string, expected: string): boolean => {
  const [words, wanted] = [said, expected].map((text) => text.split(/\s+/).map(plain));
  if (words === undefined || wanted === undefined || words.length !== wanted.length) return false;
  if (words.length === 1) return false;
  return words.some((word, index) => {
    const other = wanted[index] ?? '';
    if (Math.min(word.length, other.length) < SHORTEST_WORD) return false;
    // The same letters in another order are a spelling mistake.
    if ([...word].sort().join('') === [...other].sort().join('')) return false;
    const start = sharedStart(word, other);
    const end = sharedStart(reversed(word.slice(start)), reversed(other.slice(start)));
    return (start + end) * 3 < Math.min(word.length, other.length) * 2;
  });
};

/** The usual name of the function inside a decorator. Python shows this name if the decorator does not use `@wraps`. */
const WRAPPER = 'wrapper';

/**
 * A message about text such as `<bound method ...>`, which Python shows if a program uses an object, a method, a
 * generator or a wrapper as text. Undefined for other text.
 */
const shownByPython = (said: string): Message | undefined => {
  const method = /<bound method (?:[\p{L}\p{N}_]+\.)*(?<method>[\p{L}\p{N}_]+) of /u.exec(said)?.groups
    ?.method;
  if (method !== undefined) return { key: 'closer.method-shown', params: { method } };
  const generator = /^<generator object (?:[\p{L}\p{N}_.]+\.)?(?<generator>[\p{L}\p{N}_]+) at 0x/u.exec(said)
    ?.groups?.generator;
  if (generator !== undefined) return { key: 'closer.generator-shown', params: { generator } };
  const name = /<__main__\.(?<name>[\p{L}\p{N}_]+) object at 0x/u.exec(said)?.groups?.name;
  if (name !== undefined) return { key: 'closer.object-shown', params: { class: name } };
  return said === WRAPPER ? { key: 'closer.wrapper-shown', params: {} } : undefined;
};

/** A message about text that was meant as code; undefined for a text that the program calculated. */
const meantAsCode = (said: string, computed: unknown): Message | undefined => {
  if (computed) return undefined;
  if (FORMATTED.test(said)) return { key: 'closer.missing-f', params: { said } };
  return CODE.test(said) ? { key: 'closer.code-in-quotes', params: { said } } : undefined;
};

/**
 * The sentence for a walk that completed at least half of its steps: the direction was right, and the walk was only too
 * long. Undefined for every other failure.
 */
export const tooManySteps = ({ code, params = {} }: Failure, inTheWay: Message): Message | undefined => {
  const { step, steps } = params;
  if (code !== 'bumped-into-wall' || typeof step !== 'number' || typeof steps !== 'number') return undefined;
  const free = step - 1;
  return free > 0 && free * 2 >= steps
    ? { key: 'closer.bumped-late', params: { free, steps, scenery: inTheWay } }
    : undefined;
};

/** A more precise sentence than the one for the code alone, if the failure contains the values for it. */
const closerMessage = ({ code, params = {} }: Failure): Message | undefined => {
  const { said, expected, scenery, value, text, thing, marks, longest, most, meant, kind, given, what } =
    params;
  const { computed, returned, wrapper } = params;
  if (wrapper !== undefined) return { key: 'closer.wrapper-called', params };
  if (code === 'wrong-text' && typeof expected === 'string') {
    if (typeof said === 'string') {
      const shown = shownByPython(said) ?? meantAsCode(said, computed);
      if (shown) return shown;
    }
    // If the required text is a number, a number that is right on another mark may also be a mistake in the
    // calculation.
    if (params.elsewhere !== undefined && !WORKED_OUT.test(expected))
      return { key: 'closer.other-mark', params };
    if (params.name !== undefined) return { key: 'closer.name-in-text', params };
    if (typeof said === 'string' && SEVERAL_VALUES.test(said) && !SEVERAL_VALUES.test(expected))
      return { key: 'closer.several-values', params };
    if (typeof said === 'string' && NAME.test(said) && !isAlmost(said, expected))
      return { key: computed ? 'closer.wrong-value' : 'closer.maybe-variable', params };
    if (WORKED_OUT.test(expected)) return { key: 'closer.wrong-value', params };
    if (typeof said === 'string' && withoutNumbers(said) === withoutNumbers(expected))
      return { key: 'closer.wrong-numbers', params };
    if (typeof said === 'string' && !isAlmost(said, expected)) return { key: 'closer.other-text', params };
  }
  if (OF_VARIABLE.includes(code) && kind !== undefined) return { key: `closer.needs-${kind}`, params };
  if (params.quoted !== undefined) return { key: 'closer.maybe-variable', params: { said: params.quoted } };
  if (params.generator !== undefined) return { key: 'closer.generator-shown', params };
  if (code === 'wrong-argument' && typeof text === 'string' && WHOLE_NUMBER.test(text) && computed)
    return { key: 'closer.number-as-text', params };
  if (code === 'wrong-argument' && typeof text === 'string')
    return { key: WHOLE_NUMBER.test(text) ? 'closer.number-in-quotes' : 'closer.text-for-number', params };
  if (code === 'wrong-argument' && longest !== undefined) return { key: 'closer.too-long', params };
  if (code === 'wrong-argument' && most !== undefined) return { key: 'closer.too-far', params };
  if (code === 'wrong-argument' && value === 'None')
    return { key: returned ? 'closer.none-returned' : 'closer.none', params };
  if (code === 'wrong-argument' && value !== undefined) return { key: 'closer.not-whole', params };
  if (code === 'wrong-argument' && given === '<coroutine>') return { key: 'closer.not-awaited', params };
  if (code === 'wrong-argument' && given !== undefined) return { key: 'closer.given', params };
  // If the program has no name for the value, the sentence uses the name from the lesson.
  if (code === 'file-value-differs')
    return { key: 'failures.file-value-differs', params: { root: 'data', ...params } };
  if (params.seeds !== undefined) return { key: 'closer.plants-seeds', params };
  if (meant !== undefined) return { key: 'failures.unknown-item', params };
  const written = typeof what === 'string' ? meantAsCode(what, computed) : undefined;
  if (written) return written;
  if (code === 'cannot-collect' && typeof what === 'string' && ONE_LETTER.test(what))
    return { key: 'closer.one-letter', params };
  if (code === 'wrong-item' && params.elsewhere !== undefined) return { key: 'closer.other-recipe', params };
  if (code === 'wrong-item' && typeof what === 'string' && SEVERAL_VALUES.test(what))
    return { key: 'closer.several-values', params: { said: what } };
  // A name that no thing has may be a variable that was put in quotes.
  if (code === 'wrong-item' && typeof what === 'string' && NAME.test(what) && !thingKindOf(what) && !computed)
    return { key: 'closer.maybe-variable', params: { said: what } };
  if (code === 'not-on-mark' && typeof thing === 'string')
    return { key: 'closer.not-wanted', params: { thing: thingName(thing) } };
  if (code === 'not-on-mark' && marks === 0) return { key: 'closer.no-marks', params };
  if (params.again !== undefined) return { key: 'closer.second-value', params: { variable: params.again } };
  if (code === 'not-on-mark' && params.before !== undefined)
    return { key: 'closer.no-mark-this-time', params };
  if (code === 'bumped-into-wall' && scenery === MAP_EDGE)
    return { key: 'closer.bumped', params: { scenery: { key: 'narration.edge' } } };
  if (code === 'bumped-into-wall' && typeof scenery === 'string' && SCENERY.includes(scenery)) {
    const inTheWay = { key: `scenery.${scenery}` };
    return (
      tooManySteps({ code, params }, inTheWay) ?? { key: 'closer.bumped', params: { scenery: inTheWay } }
    );
  }
  return undefined;
};

/**
 * The sentence of a failure. A parameter that is a type of thing (`thing`, or `item` with the required
 * number) is replaced by the thing's name.
 */
export const failureMessage = ({ code, params: { who, ...params } = {} }: Failure): Message => {
  if (typeof who !== 'string') return ownFailureMessage({ code, params });
  const told: Message =
    code === 'way-taken' ? { key: 'closer.way-taken-by-you' } : ownFailureMessage({ code, params });
  return { key: 'narration.event.by', params: { thing: thingName(who), told } };
};

const ownFailureMessage = (failure: Failure): Message => {
  const closer = closerMessage(failure);
  if (closer) return closer;
  const { code, params = {} } = failure;
  const { thing, item, needed, action, idea } = params;
  if (code === 'unexpected' && typeof action === 'string') return { key: `explained.did.${action}`, params };
  return {
    key: `failures.${code}`,
    params: {
      ...params,
      ...(typeof idea === 'string' && { idea: ideaName(idea) ?? idea }),
      ...(typeof thing === 'string' && { thing: thingName(thing) }),
      ...(typeof item === 'string' && { item: thingName(item, typeof needed === 'number' ? needed : 1) }),
    },
  };
};

/** Two sentences about a failure: what the program did on that cell, and what the cell is for. */
export type FailureExplanation = {
  readonly title: Message;
  readonly sentence: Message;
};

/**
 * Explains the failure of a command on the X mark of another command. The message in the specification does not say
 * what is wrong (game.md section 8, 'Game rules'), so two sentences replace it. Other failures need no explanation.
 */
export const failureExplanation = (failure: Failure): FailureExplanation | undefined => {
  const { code, params = {} } = failure;
  const { action, wanted } = params;
  if (code !== 'unexpected' || typeof action !== 'string' || typeof wanted !== 'string') return undefined;
  const kind = wanted === 'nothing' || wanted === 'reach' ? wanted : 'command';
  return {
    title: failureMessage(failure),
    sentence: { key: `explained.wants.${kind}`, params },
  };
};
