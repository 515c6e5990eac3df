import type { Item, Level } from '@hopcode/engine/formats/level';
import { startState } from '@hopcode/engine/things/registry';
import type { Position } from '@hopcode/engine/world/geometry';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import type { Area } from '../model/clip.ts';
import type { EditorState, Tool } from '../model/editor-state.ts';
import { neighboursOf } from '../model/farm-commands.ts';
import { mapData, sizeOf } from '../model/farm-map.ts';
import { isBarred, isCarrying } from '../model/farm-things.ts';
import classes from './farm-board.module.css';

type BoxProps = {
  readonly cell: Position;
  readonly to?: Position;
  readonly className: string | undefined;
  readonly children?: ReactNode;
};

/** A rectangle of tiles on the board. */
export const Box = ({ cell: [x, y], to = [x, y], className, children }: BoxProps) => {
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--x': x,
    '--y': y,
    '--w': to[0] - x + 1,
    '--h': to[1] - y + 1,
  };
  return (
    <div className={`${classes.box} ${className}`} style={style}>
      {children}
    </div>
  );
};

const keyOf = ([x, y]: Position): string => `${x} ${y}`;

/** Shows the things that appear only during a run: what programs will build, plant or make. */
const Ghosts = ({ items, scale }: { readonly items: readonly Item[]; readonly scale: number }) =>
  items
    .filter((item) => startState(item) === 'hidden')
    .map((item) => (
      <Box key={`${keyOf(item.position)} ${item.type}`} cell={item.position} className={classes.ghost}>
        <PixelSprite name={item.sprite} scale={scale} />
      </Box>
    ));

/** Shows the number of things on each tile that has several. */
const CountBadges = ({ items }: { readonly items: readonly Item[] }) => {
  const counts = new Map<string, { readonly cell: Position; readonly count: number }>();
  for (const { position } of items) {
    const key = keyOf(position);
    counts.set(key, { cell: position, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count > 1)
    .map(({ cell, count }) => (
      <Box key={keyOf(cell)} cell={cell} className={classes.count}>
        <span>{count}</span>
      </Box>
    ));
};

/** Whether a tool cannot place its thing on a tile because of the ground or the scenery there. */
export const isRefused = (level: Level, tool: Tool, cell: Position): boolean => {
  if (tool.kind !== 'start' && tool.kind !== 'thing' && tool.kind !== 'command') return false;
  return isBarred(level, cell) && !(tool.kind === 'thing' && isCarrying(tool.type));
};

/** Hatches the tiles where the tool must not place anything. */
const BlockedTiles = ({ level, tool }: { readonly level: Level; readonly tool: Tool }) => {
  const [columns] = sizeOf(level);
  return mapData(level).collisions.flatMap((blocked, index) => {
    const cell: Position = [index % columns, Math.floor(index / columns)];
    return blocked !== 0 && isRefused(level, tool, cell)
      ? [<Box key={`blocked ${String(index)}`} cell={cell} className={classes.blocked} />]
      : [];
  });
};

type Props = {
  readonly level: Level;
  readonly scale: number;
  readonly tool: Tool;
  readonly pending: EditorState['pending'];
  readonly selected: Position | undefined;
  readonly area: Area | undefined;
};

/** The marks drawn over the picture, except those that follow the pointer. */
export const BoardMarks = memo(({ level, scale, tool, pending, selected, area }: Props) => {
  const targets = selected
    ? level.levelGoals.flatMap(({ position, targetPosition }) =>
        position && targetPosition && keyOf(position) === keyOf(selected) ? [targetPosition] : [],
      )
    : [];
  return (
    <>
      {pending ? null : <BlockedTiles level={level} tool={tool} />}
      <Ghosts items={level.items} scale={scale} />
      <CountBadges items={level.items} />
      {targets.map((cell) => (
        <Box key={keyOf(cell)} cell={cell} className={classes.target} />
      ))}
      {selected && !area ? <Box cell={selected} className={classes.selected} /> : null}
      {area ? <Box cell={area.from} to={area.to} className={classes.area} /> : null}
      {pending ? (
        <>
          <Box cell={pending.position} className={classes.ghost}>
            <PixelSprite name={`marker/${pending.mark}`} scale={scale} />
          </Box>
          {pending.step === 'target'
            ? neighboursOf(level, pending.position).map((cell) => (
                <Box key={keyOf(cell)} cell={cell} className={classes.target} />
              ))
            : null}
          {pending.target ? <Box cell={pending.target} className={classes.selected} /> : null}
        </>
      ) : null}
    </>
  );
});
