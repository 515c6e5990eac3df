import { obstacleFor, type Standing } from '@hopcode/courses/own-farm/furnish';
import { footprintOf, giftKind } from '@hopcode/courses/own-farm/gift-kinds';
import type { Level } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import classes from './arrange-dialog.module.css';
import { FarmPicture } from './farm-picture.tsx';
import { nearestThing, stepOf } from './nearest-thing.ts';

type Props = {
  readonly base: Level;
  readonly level: Level;
  readonly standing: readonly Standing[];
  readonly onPut: (one: Standing, at: Position) => void;
  /** Called with true when the learner lifts a thing, and with false when it is down again. */
  readonly onCarry: (carries: boolean) => void;
};

/**
 * A thing that the learner has lifted. `at` is its position over the farm. `grip` says which tile of the thing is under
 * the pointer.
 */
type Lifted = {
  readonly key: string;
  readonly at: Position;
  readonly grip: Position;
  readonly dragged: boolean;
};

const NO_GRIP: Position = [0, 0];

const boxOf = (name: Standing['name'], [x, y]: Position, [columns, rows]: readonly [number, number]) => {
  const [width, height] = footprintOf(giftKind(name));
  return {
    left: `${(x / columns) * 100}%`,
    top: `${((y - height + 1) / rows) * 100}%`,
    width: `${(width / columns) * 100}%`,
    height: `${(height / rows) * 100}%`,
  };
};

/**
 * The farm with a handle over each thing. Only one handle is in the tab order. Arrow keys move the focus to the nearest
 * thing. While a thing is lifted, arrow keys or the pointer move its frame from tile to tile.
 */
export const ArrangeMap = ({ base, level, standing, onPut, onCarry }: Props) => {
  const t = useWords('farm');
  const announce = useAnnounce();
  const map = useRef<HTMLDivElement>(null);
  const [lifted, showLifted] = useState<Lifted>();
  const setLifted = (next: Lifted | undefined): void => {
    showLifted(next);
    onCarry(next !== undefined);
  };
  const [focused, setFocused] = useState<string>();
  const size = mapSize(base.map);
  const current = standing.find(({ key }) => key === (lifted?.key ?? focused)) ?? standing[0];
  const carried = lifted && standing.find(({ key }) => key === lifted.key);
  const obstacle = lifted && obstacleFor(base, standing, lifted.key, lifted.at);
  const nameOf = ({ name }: Standing): string => t(`farm:gifts.${name}`);

  const lift = (one: Standing, grip: Position, dragged: boolean): void => {
    setFocused(one.key);
    setLifted({ key: one.key, at: one.at, grip, dragged });
    if (!dragged) announce(t('farm:arrange.lifted', { thing: nameOf(one) }));
  };
  const drop = (): void => {
    if (!lifted || !carried) return;
    if (samePosition(lifted.at, carried.at))
      announce(t('farm:arrange.cancelled', { thing: nameOf(carried) }));
    else if (obstacle) {
      announce(t(`farm:arrange.${obstacle}`, { column: lifted.at[0], row: lifted.at[1] }));
      if (!lifted.dragged) return;
    } else onPut(carried, lifted.at);
    setLifted(undefined);
  };
  const moveTo = (at: Position): void => {
    if (!lifted || samePosition(at, lifted.at)) return;
    setLifted({ ...lifted, at });
    const state = obstacleFor(base, standing, lifted.key, at) ?? 'free';
    if (!lifted.dragged) announce(t(`farm:arrange.${state}`, { column: at[0], row: at[1] }));
  };
  const tileUnder = ({ clientX, clientY }: PointerEvent): Position => {
    const box = map.current?.getBoundingClientRect();
    if (!box) return NO_GRIP;
    return [
      Math.floor(((clientX - box.left) / box.width) * size[0]),
      Math.floor(((clientY - box.top) / box.height) * size[1]),
    ];
  };

  const onKey = (event: KeyboardEvent): void => {
    const step = stepOf(event.key);
    const isAct = event.key === 'Enter' || event.key === ' ';
    if (!current || (!step && !isAct && !(event.key === 'Escape' && lifted))) return;
    event.preventDefault();
    event.stopPropagation();
    if (step && lifted) {
      const at: Position = [lifted.at[0] + step[0], lifted.at[1] + step[1]];
      const isInside = at[0] >= 0 && at[1] >= 0 && at[0] < size[0] && at[1] < size[1];
      if (isInside) moveTo(at);
    } else if (step) {
      const next = nearestThing(standing, current, step);
      if (!next) return;
      setFocused(next.key);
      map.current?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(next.key)}"]`)?.focus();
    } else if (event.key === 'Escape') {
      setLifted(undefined);
      announce(t('farm:arrange.cancelled', { thing: nameOf(current) }));
    } else if (lifted) drop();
    else lift(current, NO_GRIP, false);
  };
  const onPointerDown = (event: PointerEvent, one: Standing): void => {
    if (lifted || event.button !== 0) return;
    const [x, y] = tileUnder(event);
    map.current?.setPointerCapture(event.pointerId);
    lift(one, [x - one.at[0], y - one.at[1]], true);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (!lifted) return;
    const [x, y] = tileUnder(event);
    moveTo([x - lifted.grip[0], y - lifted.grip[1]]);
  };
  const onPointerUp = (): void => {
    if (!lifted || !carried) return;
    // A click without a move lifts the thing, and the next click puts it down.
    if (lifted.dragged && samePosition(lifted.at, carried.at)) lift(carried, lifted.grip, false);
    else drop();
  };
  return (
    <div className={classes.scroll}>
      <div
        ref={map}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('farm:arrange.map')}
        className={classes.map}
        style={{ aspectRatio: `${size[0]} / ${size[1]}` }}
        data-carries={lifted !== undefined || undefined}
        onKeyDown={onKey}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setLifted(undefined)}
      >
        <FarmPicture level={level} />
        {standing.map((one) => (
          <button
            key={one.key}
            type="button"
            data-thing={one.key}
            tabIndex={one === current ? 0 : -1}
            className={classes.thing}
            style={boxOf(one.name, one.at, size)}
            aria-label={t('farm:arrange.thing', { thing: nameOf(one), column: one.at[0], row: one.at[1] })}
            onFocus={() => setFocused(one.key)}
            onPointerDown={(event) => onPointerDown(event, one)}
          />
        ))}
        {lifted && carried ? (
          <div
            className={classes.frame}
            data-bad={obstacle !== undefined || undefined}
            style={boxOf(carried.name, lifted.at, size)}
          />
        ) : null}
      </div>
    </div>
  );
};
