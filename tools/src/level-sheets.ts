import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawScene, type Scene } from '@hopcode/art/atlas/scene';
import { drawSheet } from '@hopcode/art/atlas/sheet';
import { drawEverySprite } from '@hopcode/art/atlas/sprites';
import type { Bitmap } from '@hopcode/art/kit/bitmap';
import { encodePng } from '@hopcode/art/kit/png';
import { compileCourses } from '@hopcode/courses/build/read-courses';
import type { CompiledLevel } from '@hopcode/courses/formats/level-data';
import { type LayerName, mapSize } from '@hopcode/engine/formats/level';
import { type PropName, propOfGid, type TerrainKind, terrainOfGid } from '@hopcode/engine/formats/tilesets';
import { startState } from '@hopcode/engine/things/registry';

/**
 * Draws all levels for looking at, one contact sheet a chapter: `node tools/src/level-sheets.ts [folder]`. The
 * sheets go into .build/levels unless a folder is named.
 */
const SPRITES = drawEverySprite();
const SHEET_WIDTH = 1040;
/** Names for up to this many kinds on one map: letters of the sheet, not of the level's own file. */
const FIRST_LETTER = 0x41;

/** A map of letters and what each stands for, from one name a cell. */
const inLetters = <Name extends string>(
  names: readonly (Name | undefined)[],
  width: number,
): { readonly rows: string; readonly legend: Record<string, Name> } => {
  const legend: Record<string, Name> = {};
  const letters = new Map<Name, string>();
  const cells = names.map((name) => {
    if (name === undefined) return '.';
    const known = letters.get(name);
    if (known) return known;
    const letter = String.fromCharCode(FIRST_LETTER + letters.size);
    letters.set(name, letter);
    legend[letter] = name;
    return letter;
  });
  const rows = Array.from({ length: Math.ceil(cells.length / width) }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).join(''),
  );
  return { rows: rows.join('\n'), legend };
};

const spriteOf = (item: CompiledLevel['items'][number]): string | undefined => {
  const state = startState(item);
  if (state === 'hidden') return undefined;
  return [`${item.sprite}-${state}`, item.sprite].find((name) => SPRITES.some((one) => one.name === name));
};

const sceneOf = (level: CompiledLevel): Scene => {
  const [width] = mapSize(level.map);
  const layer = (name: LayerName): readonly number[] =>
    level.map.layers.find((one) => one.name === name)?.data ?? [];
  const ground = layer('ground_layer').map((gid): TerrainKind => terrainOfGid(gid) ?? 'grass');
  const middle = layer('middle_layer');
  const props = layer('ground_details').map(
    (gid, cell): PropName | undefined => propOfGid(middle[cell] ?? 0) ?? propOfGid(gid),
  );
  const terrain = inLetters(ground, width);
  const scenery = inLetters(props, width);
  const things = level.items.flatMap((item) => {
    const sprite = spriteOf(item);
    return sprite === undefined ? [] : [[sprite, item.position[0], item.position[1]] as const];
  });
  const [x, y] = level.start;
  return {
    ground: terrain.rows,
    kinds: terrain.legend,
    props: scenery.rows,
    propNames: scenery.legend,
    things: [...things, [`avatar/Rabbit/${level.facing}`, x, y]],
  };
};

const byName = new Map(SPRITES.map((sprite) => [sprite.name, sprite]));
const pictureOf = (level: CompiledLevel): Bitmap => drawScene(sceneOf(level), byName);

const folder = process.argv[2] ?? join(import.meta.dirname, '../../.build/levels');
mkdirSync(folder, { recursive: true });
for (const { outline, levels } of compileCourses().courses)
  for (const chapter of outline.chapters) {
    const entries = levels
      .filter(({ level }) => level.chapter_id === chapter.id)
      .map(({ level }) => ({ label: level.slug, picture: pictureOf(level) }));
    writeFileSync(
      join(folder, `${outline.id}-${chapter.slug}.png`),
      encodePng(drawSheet(entries, SHEET_WIDTH)),
    );
  }
