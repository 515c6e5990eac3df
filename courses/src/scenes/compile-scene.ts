import { LEVEL_VERSION, type Level, parseLevel } from '@hopcode/engine/formats/level';
import { type LevelMap, mapSize } from '@hopcode/engine/formats/level-map';
import { thingKindOf } from '@hopcode/engine/things/registry';
import { itemsOf, type PlacedThing } from '../build/compile-things.ts';
import type { Report } from '../build/problem.ts';
import type { CompiledLevel } from '../formats/level-data.ts';
import type { CompiledScene } from './scene-format.ts';
import { OWN_FARM, type PictureSource, type SceneSource, type Stand } from './scene-source.ts';

type Field = readonly (string | number)[];

/** The input for compiling a scene: its level, and the maps of the places by name. */
export type SceneContext = {
  readonly chapter: string;
  readonly when: CompiledScene['when'];
  readonly level: CompiledLevel;
  readonly placeOf: (name: string) => LevelMap | undefined;
};

const facingOf = (stand: Stand) => stand[2] ?? 'down';

const placedOf = ({ people, things, states }: PictureSource): PlacedThing[] => [
  ...Object.entries(people).flatMap(([type, stand]) =>
    stand
      ? [
          {
            letter: '',
            thing: { type, data: { facing: facingOf(stand) } },
            position: [stand[0], stand[1]] as const,
          },
        ]
      : [],
  ),
  ...Object.entries(things).flatMap(([type, tiles]) =>
    tiles.map((position) => ({
      letter: '',
      thing: { type, ...(states[type] && { data: { state: states[type] } }) },
      position,
    })),
  ),
];

/** Reports kinds of things that do not exist, and figures that share a tile. */
const checkThings = (
  picture: PictureSource,
  placed: readonly PlacedThing[],
  field: Field,
  report: Report,
) => {
  for (const type of Object.keys(picture.things))
    if (!thingKindOf(type))
      report([...field, 'things', type], `"${type}" is no kind of thing; they are in engine/src/things`);
  for (const type of Object.keys(picture.states))
    if (!Object.hasOwn(picture.things, type))
      report([...field, 'states', type], 'is not among the things of this picture');
  const taken = new Set<string>();
  const cells = [...placed.map(({ position }) => position), ...(picture.you ? [picture.you] : [])];
  for (const [x, y] of cells) {
    if (taken.has(`${x} ${y}`)) report(field, `two stand on [${x},${y}]: move one`);
    taken.add(`${x} ${y}`);
  }
};

/** The farm of a picture that shows a place other than the level's own farm: a level without goals. */
const farmOf = (picture: PictureSource, map: LevelMap, field: Field, report: Report): Level | undefined => {
  const placed = placedOf(picture);
  checkThings(picture, placed, field, report);
  const { you } = picture;
  if (!you) {
    report([...field, 'you'], 'write where your character stands: [column, row, facing]');
    return undefined;
  }
  const parsed = parseLevel({
    version: LEVEL_VERSION,
    start: [you[0], you[1]],
    facing: facingOf(you),
    map,
    items: itemsOf(placed, []),
    levelGoals: [],
    ...(picture.season && { season: picture.season }),
    ...(picture.sky && { sky: picture.sky }),
  });
  if (parsed.ok) return parsed.level;
  const [width, height] = mapSize(map);
  for (const problem of parsed.problems)
    report(field, `${problem.path}: ${problem.message} (${picture.place} has ${width}x${height} tiles)`);
  return undefined;
};

/** Whether a person of the level is visible when the level starts. */
const isSeenAtStart = (level: CompiledLevel, type: string): boolean =>
  level.items.some((item) => item.type === type && item.data?.state !== 'hidden');

/** Whether a speaker may be absent from the picture: only Odo may. */
const mayBeUnseen = (speaker: string): boolean => speaker === 'odo';

const checkSpeaker = (picture: PictureSource, level: CompiledLevel, field: Field, report: Report) => {
  const { speaker, place } = picture;
  if (mayBeUnseen(speaker)) return;
  const isThere =
    speaker === 'you' ||
    (place === OWN_FARM ? isSeenAtStart(level, speaker) : Object.hasOwn(picture.people, speaker));
  if (!isThere) report([...field, 'speaker'], `${speaker} speaks but is not in the picture: add ${speaker}`);
};

/**
 * Reports people, things, sky or season in a picture that shows the level's own farm. Such a picture must not set them.
 */
const checkOwnFarm = ({ you, people, things, sky, season }: PictureSource, field: Field, report: Report) => {
  const own = [...Object.keys(people), ...Object.keys(things), ...(you ? ['you'] : []), sky, season];
  const [first] = own.filter((one) => one !== undefined);
  if (first !== undefined)
    report(field, `"place: ${OWN_FARM}" shows the level as it starts: take "${first}" out`);
};

/**
 * Compiles one scene. A scene before a level ends with the level's own farm, so that the level begins with the same
 * people and things. Adds every problem with `report`; `field` is the path of the scene in its file.
 */
export const compileScene = (
  source: SceneSource,
  { level, when, chapter, placeOf }: SceneContext,
  field: Field,
  report: Report,
): CompiledScene => {
  const last = source.length - 1;
  if (when === 'before' && source[last]?.place !== OWN_FARM)
    report(
      [...field, last, 'place'],
      `the last picture before a level shows the level: "place: ${OWN_FARM}"`,
    );
  const pictures = source.map((picture, index) => {
    const here = [...field, index];
    const { place: name, speaker, mood, words } = picture;
    checkSpeaker(picture, level, here, report);
    const said = { speaker, mood, words };
    if (name === OWN_FARM) {
      checkOwnFarm(picture, here, report);
      return said;
    }
    const map = placeOf(name);
    if (!map) report([...here, 'place'], `there is no scenes/places/${name}.yaml`);
    const farm = map && farmOf(picture, map, here, report);
    return { ...(farm && { farm }), ...said };
  });
  const id = when === 'before' ? level.slug : `${chapter}-end`;
  return { id, courseId: level.courseId, chapter, level: level.slug, when, pictures };
};
