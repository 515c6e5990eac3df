import type { TimelineEvent } from './formats/timeline.ts';
import { failureMessage, type Message, sceneryName, thingName } from './message.ts';
import { applyChange, type Change } from './world/change.ts';
import {
  ahead,
  type FacingName,
  type Position,
  turnedAround,
  turnedLeft,
  turnedRight,
} from './world/geometry.ts';
import { SIGHTS, seenAt } from './world/sight.ts';
import { type Board, isMark, isOnMap, sceneryAt, type Thing, thingsAt, type World } from './world/world.ts';

/**
 * The farm in words, for screen readers: pure functions from worlds and events to messages. Rows and columns
 * are the numbers of `position()`, from 0 at the top left, so that the learner can use them in a program.
 */

const place = ([column, row]: Position) => ({ row, column });
const facingName = (facing: FacingName): Message => ({ key: `facings.${facing}` });
const nameOf = (type: string): Message => thingName(isMark(type) ? SIGHTS.mark : type);

const describeThing = (type: string, state: string, position: Position): Message =>
  state === 'there'
    ? { key: 'narration.map.thing', params: { thing: nameOf(type), ...place(position) } }
    : {
        key: 'narration.map.state',
        params: { thing: nameOf(type), state: { key: `narration.states.${state}` }, ...place(position) },
      };

const describeHelper = ({ type, position, facing = 'down' }: Thing): Message => ({
  key: 'narration.map.helper',
  params: { thing: nameOf(type), ...place(position), facing: facingName(facing) },
});

/** The sentence about the position of a level's helper; undefined in a level without one. */
export const narrateHelper = ({ helper }: Board, { things }: World): Message | undefined => {
  const thing = helper === undefined ? undefined : things[helper];
  return thing && describeHelper(thing);
};

/** The sentences about the whole map: its size, the character, then every visible thing, row by row. */
export const narrateMap = (board: Board, world: World, character: string | Message): Message[] => {
  const messages: Message[] = [
    { key: 'narration.map.size', params: { rows: board.height, columns: board.width } },
    {
      key: 'narration.map.character',
      params: {
        character,
        ...place(world.player.position),
        facing: facingName(world.player.facing),
      },
    },
  ];
  for (let row = 0; row < board.height; row += 1)
    for (let column = 0; column < board.width; column += 1)
      for (const id of thingsAt(world, [column, row])) {
        const thing = world.things[id];
        if (thing && id === board.helper) messages.push(describeHelper(thing));
        else if (thing) messages.push(describeThing(thing.type, thing.state, [column, row]));
      }
  return messages;
};

const SIDES = [
  { side: 'ahead', facingOf: (facing: FacingName) => facing },
  { side: 'left', facingOf: turnedLeft },
  { side: 'right', facingOf: turnedRight },
  { side: 'behind', facingOf: turnedAround },
] as const;

/**
 * At the edge of the map and in front of scenery, `look()` returns a wall. This function names the scenery or the edge
 * instead.
 */
const sightName = (board: Board, cell: Position, sight: string): Message => {
  if (!isOnMap(board, cell)) return { key: 'narration.edge' };
  return sight === SIGHTS.wall ? sceneryName(sceneryAt(board, cell)) : thingName(sight);
};

const nearest = (board: Board, world: World, facing: FacingName): { sight: Message; distance: number } => {
  for (let distance = 1; ; distance += 1) {
    const cell = ahead(world.player.position, facing, distance);
    const sight = seenAt(board, world, cell);
    if (sight !== undefined) return { sight: sightName(board, cell, sight), distance };
  }
};

/**
 * The nearest thing on each side of the character, with its distance in tiles, or the edge of the farm if there is
 * none.
 */
export const narrateAround = (board: Board, world: World): Message[] =>
  SIDES.map(({ side, facingOf }) => {
    const { sight, distance } = nearest(board, world, facingOf(world.player.facing));
    return { key: `narration.around.${side}`, params: { thing: sight, count: distance } };
  });

/** The content of the tile ahead. */
export const narrateAhead = (board: Board, world: World): Message => {
  const cell = ahead(world.player.position, world.player.facing);
  const sight = seenAt(board, world, cell);
  if (sight === undefined) return { key: 'narration.ahead.free' };
  const state = thingsAt(world, cell)
    .map((id) => world.things[id])
    .findLast((thing) => thing?.type === sight)?.state;
  if (state === undefined || state === 'there')
    return { key: 'narration.ahead.thing', params: { thing: sightName(board, cell, sight) } };
  return {
    key: 'narration.ahead.state',
    params: { thing: thingName(sight), state: { key: `narration.states.${state}` } },
  };
};

const narrateThing = (
  { helper }: Board,
  world: World,
  change: Extract<Change, { type: 'thing-changed' }>,
): Message[] => {
  const thing = world.things[change.id];
  if (!thing) return [];
  const name = nameOf(thing.type);
  if (change.position && change.state)
    return [{ key: 'narration.event.appeared', params: { thing: name, ...place(change.position) } }];
  if (change.id === helper && !change.position && change.facing)
    return [
      { key: 'narration.event.turned-thing', params: { thing: name, facing: facingName(change.facing) } },
    ];
  if (change.position)
    return [{ key: 'narration.event.pushed', params: { thing: name, ...place(change.position) } }];
  if (change.state === undefined) return [];
  if (change.state === 'gone') return [{ key: 'narration.event.taken', params: { thing: name } }];
  if (thing.state === 'hidden')
    return [{ key: 'narration.event.appeared', params: { thing: name, ...place(thing.position) } }];
  const state: Message = { key: `narration.states.${change.state}` };
  return [{ key: 'narration.event.state', params: { thing: name, state } }];
};

const narrateChange = (board: Board, world: World, change: Change): Message[] => {
  switch (change.type) {
    case 'turned':
      return [{ key: 'narration.event.turned', params: { facing: facingName(change.facing) } }];
    case 'thing-changed':
      return narrateThing(board, world, change);
    case 'counted': {
      const thing = thingName(change.item, change.count);
      return [{ key: 'narration.event.counted', params: { thing, amount: change.count } }];
    }
    case 'scored': {
      const most = board.goals[change.goal]?.maxScore ?? change.score;
      return [
        { key: 'narration.event.scored', params: { goal: change.goal + 1, score: change.score, most } },
      ];
    }
    case 'said':
      return [{ key: `narration.event.said.${change.channel}`, params: { text: change.text } }];
    case 'told': {
      const speaker = world.things[change.id];
      return speaker
        ? [{ key: 'narration.event.told', params: { thing: nameOf(speaker.type), text: change.text } }]
        : [];
    }
    case 'sky-changed':
      return [{ key: `narration.event.sky.${change.sky}` }];
    case 'bumped':
    case 'moved':
    case 'reacted':
      return [];
  }
};

/** Whether the next change is another step of the same thing, because only the end of a walk is described. */
const walksOn = (change: Change, next: Change | undefined): boolean =>
  change.type === 'thing-changed' &&
  change.position !== undefined &&
  next?.type === 'thing-changed' &&
  next.id === change.id &&
  next.position !== undefined;

type Move = Extract<Change, { type: 'moved' }>;

const walked = (steps: readonly Move[]): Message[] => {
  const last = steps.at(-1);
  if (!last) return [];
  const key = last.backward ? 'narration.event.moved-back' : 'narration.event.moved';
  return [{ key, params: { count: steps.length, ...place(last.to) } }];
};

/** Sentences without a subject: about changes that have no `by`, and about values. */
const UNSAID: ReadonlySet<string> = new Set(['narration.event.taken', 'narration.event.answered']);

/**
 * Adds to a sentence without a subject that the helper did it. The sentences of changes with `by` already say who did
 * it.
 */
const ofHelper =
  (board: Board, { things }: World, change?: Change) =>
  (told: Message): Message => {
    const type = board.helper === undefined ? undefined : things[board.helper]?.type;
    const isBy = change !== undefined && 'by' in change && change.by !== undefined;
    if (type === undefined || !(isBy || UNSAID.has(told.key))) return told;
    return { key: 'narration.event.by', params: { thing: nameOf(type), told } };
  };

const narrateCommand = (
  board: Board,
  before: World,
  event: Extract<TimelineEvent, { kind: 'command' }>,
): Message[] => {
  const messages: Message[] = [];
  const acted = (own: readonly Message[], change?: Change) =>
    event.by ? own.map(ofHelper(board, before, change)) : own;
  let world = before;
  let steps: Move[] = [];
  for (const [index, change] of event.changes.entries()) {
    if (change.type === 'moved') steps.push(change);
    else if (!walksOn(change, event.changes[index + 1])) {
      const told = narrateChange(board, world, change);
      if (told.length > 0) {
        messages.push(...walked(steps), ...acted(told, change));
        steps = [];
      }
    }
    world = applyChange(world, change);
  }
  messages.push(...walked(steps));
  if (event.value !== undefined && event.name !== 'read')
    messages.push(
      ...acted([
        {
          key: 'narration.event.answered',
          params: { command: event.name, value: event.value === null ? 'None' : String(event.value) },
        },
      ]),
    );
  if (event.failure) messages.push(failureMessage(event.failure));
  return messages;
};

/** Describes what an event of a timeline changed in the world before it. The steps of one walk become one sentence. */
export const narrateEvent = (board: Board, before: World, event: TimelineEvent): Message[] => {
  switch (event.kind) {
    case 'line':
      return [];
    case 'command':
      return narrateCommand(board, before, event);
    case 'print':
      return [{ key: `narration.event.printed.${event.stream}`, params: { text: event.text } }];
    case 'file':
      return [
        {
          key: `narration.event.file.${event.content ? 'written' : 'deleted'}`,
          params: { file: event.name },
        },
      ];
    case 'wait':
      // The time that a command takes is not a pause.
      if (event.busy) return [];
      return [{ key: 'narration.event.waited', params: { seconds: event.seconds } }];
    case 'answer': {
      const { answer } = event;
      const said =
        typeof answer === 'string' ? answer : { key: `narration.answers.${answer ? 'yes' : 'no'}` };
      return [{ key: 'narration.event.answer', params: { prompt: event.prompt, answer: said } }];
    }
  }
};
