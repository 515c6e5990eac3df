import type { Standing } from '@hopcode/courses/own-farm/furnish';
import { footprintOf, type GiftName, giftKind, isBig } from '@hopcode/courses/own-farm/gift-kinds';
import type { Position } from '@hopcode/engine/world/geometry';
import { type ReactNode, use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { TILE } from '../../../stage/camera.ts';
import { StageContext } from '../screen/stage-context.ts';
import classes from './farm-signs.module.css';
import { GiftSprite } from './gift-sprite.tsx';

type Tiles = readonly [columns: number, rows: number];

type BoxProps = {
  /** The top left tile of the box. */
  readonly at: Position;
  readonly tiles: Tiles;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

const createBox = (className: string): HTMLElement => {
  const element = document.createElement('div');
  element.className = className;
  // Screen readers skip the signs, because the bar contains the same words.
  element.setAttribute('aria-hidden', 'true');
  return element;
};

/** Writes the scale of the pictures on the farm to `--scale`. Returns a function that stops this. */
const watchScale = (element: HTMLElement, columns: number): (() => void) => {
  const watch = new ResizeObserver(() =>
    element.style.setProperty('--scale', String(element.clientWidth / (columns * TILE))),
  );
  watch.observe(element);
  return () => watch.disconnect();
};

/** A box over tiles of the farm. */
const TileBox = ({ at: [x, y], tiles: [columns, rows], className = '', children }: BoxProps) => {
  const stage = use(StageContext);
  const [element] = useState(() => createBox(className));
  useEffect(() => {
    const box = stage.current?.place(element, [x, y], { as: 'cell', tiles: [columns, rows] });
    const stop = watchScale(element, columns);
    return () => {
      stop();
      box?.remove();
    };
  }, [element, stage, x, y, columns, rows]);
  return createPortal(children, element);
};

/** The tiles that a thing covers. */
const tilesOf = ({ name, at: [x, y] }: Pick<Standing, 'name' | 'at'>) => {
  const [columns, rows] = footprintOf(giftKind(name));
  return { at: [x, y - rows + 1] as const, tiles: [columns, rows] as const };
};

/** For each thing that has the same name as a place on the map of the course, the chapter of that place. */
const CHAPTERS: Partial<Record<GiftName, number>> = {
  windmill: 2,
  stall: 4,
  cabin: 5,
  workshop: 6,
  library: 7,
  stable: 8,
};

/**
 * The garden and the field for the learner's programs: for each, the first tile of its lowest row, and its chapter on
 * the map.
 */
const BEDS: readonly (readonly [from: Position, chapter: number])[] = [
  [[7, 14], 1],
  [[20, 14], 3],
];
const BED: Tiles = [6, 1];

type Props = {
  readonly standing: readonly Standing[];
  /** Where the next big thing will appear. */
  readonly next: Standing | undefined;
};

/** The names of places on the learner's own farm, and the outline of the next thing. */
export const FarmSigns = ({ standing, next }: Props) => {
  const t = useWords('farm');
  const onMap = useWords('map');
  // The stage beside this component exists only after the first effects have run.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  if (!isThere) return null;
  const placeName = (chapter: number): string => onMap(`map:places.python.${chapter}`);
  const nameOf = (name: GiftName): string => {
    const chapter = CHAPTERS[name];
    return chapter === undefined ? t(`farm:gifts.${name}`) : placeName(chapter);
  };
  return (
    <>
      {BEDS.map(([from, chapter]) => (
        <TileBox key={chapter} at={from} tiles={BED} className={classes.place}>
          <bdi>{placeName(chapter)}</bdi>
        </TileBox>
      ))}
      {standing
        .filter(({ name }) => isBig(name))
        .map((one) => (
          <TileBox key={one.key} {...tilesOf(one)} className={classes.place}>
            <bdi>{nameOf(one.name)}</bdi>
          </TileBox>
        ))}
      {next ? (
        <TileBox key={next.name} {...tilesOf(next)} className={classes.next}>
          <span>
            <GiftSprite name={next.name} />
          </span>
        </TileBox>
      ) : null}
    </>
  );
};
