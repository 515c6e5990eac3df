import type { Level } from '@hopcode/engine/formats/level';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { clampIndex } from '../../../lib/clamp.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { type BoardPicture, createBoardPicture } from '../../../stage/board-picture.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { areaOf } from '../model/clip.ts';
import type { EditorEvent } from '../model/editor-events.ts';
import type { EditorState, Tool } from '../model/editor-state.ts';
import { nearestNeighbour } from '../model/farm-commands.ts';
import { sizeOf } from '../model/farm-map.ts';
import { lineCells } from '../model/paint.ts';
import { BoardMarks, Box, isRefused } from './board-marks.tsx';
import { cellWords } from './cell-words.ts';
import classes from './farm-board.module.css';
import { BOARD_ID } from './focus-board.ts';

/** Side length of a tile in the art, in pixels. */
const TILE = 16;

type Props = {
  readonly state: EditorState;
  readonly level: Level;
  readonly avatar: string;
  /** Screen pixels per pixel of the art. */
  readonly scale: number;
  readonly dispatch: (event: EditorEvent) => void;
};

/** Whether a tool draws while the button is down. */
const isBrush = ({ kind }: Tool): boolean =>
  kind === 'ground' || kind === 'prop' || kind === 'erase' || kind === 'thing';

const ARROWS: Readonly<Record<string, Position>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

type PointerAt = { readonly x: number; readonly y: number };

/** The tile under a point that is measured in tiles; undefined outside the farm. */
const cellUnder = (level: Level, { x, y }: PointerAt): Position | undefined => {
  const [columns, rows] = sizeOf(level);
  return x < 0 || y < 0 || x >= columns || y >= rows ? undefined : [Math.floor(x), Math.floor(y)];
};

/** The top left and bottom right tiles of the frame under the pointer. */
const brushBox = (tool: Tool, [x, y]: Position): readonly [Position, Position] => {
  const brush = tool.kind === 'ground' && tool.brush !== 'fill' ? tool.brush : 1;
  const back = Math.floor((brush - 1) / 2);
  return [
    [x - back, y - back],
    [x - back + brush - 1, y - back + brush - 1],
  ];
};

/**
 * Handles mouse, pen and fingers on the board. A drag with a brush is one stroke, and a drag with the frame marks a
 * rectangle. Other tools choose a tile on `click`. If they chose the tile when the finger lifts, the following click
 * would hit the dialog that has just opened.
 */
const useBoardPointer = ({ state, level, scale, dispatch }: Props) => {
  const [at, setAt] = useState<PointerAt>();
  const stroke = useRef(0);
  const drag = useRef<{ readonly from: Position; readonly last: Position }>(undefined);
  const dragged = useRef(false);
  const { tool, pending } = state;

  const pointOf = (event: MouseEvent<HTMLElement>): PointerAt => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const tile = TILE * scale;
    return { x: (event.clientX - left) / tile, y: (event.clientY - top) / tile };
  };
  const choose = (cell: Position): void => dispatch({ type: 'chosen', cell, stroke: stroke.current });

  const chooseAt = (point: PointerAt): void => {
    const cell = cellUnder(level, point);
    if (!cell) return;
    const target = pending?.step === 'target' ? nearestNeighbour(level, pending.position, point) : undefined;
    choose(target ?? cell);
  };

  return {
    at,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        stroke.current += 1;
        dragged.current = false;
        const point = pointOf(event);
        const cell = cellUnder(level, point);
        if (!cell || pending || !(isBrush(tool) || tool.kind === 'area')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: cell, last: cell };
        choose(cell);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const point = pointOf(event);
        setAt(event.pointerType === 'touch' ? undefined : point);
        const held = drag.current;
        const cell = cellUnder(level, point);
        if (!held || !cell || samePosition(cell, held.last)) return;
        drag.current = { from: held.from, last: cell };
        if (tool.kind === 'area') dispatch({ type: 'area-marked', ...areaOf(held.from, cell) });
        else for (const passed of lineCells(held.last, cell).slice(1)) choose(passed);
      },
      onPointerUp: () => {
        dragged.current = drag.current !== undefined;
        drag.current = undefined;
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (!dragged.current) chooseAt(pointOf(event));
      },
      onPointerCancel: () => {
        drag.current = undefined;
      },
      onPointerLeave: () => setAt(undefined),
    },
  };
};

/**
 * Arrow keys move a frame over the tiles. Enter and Space choose a tile. Shift with an arrow key paints or marks tiles.
 */
const useBoardKeys = ({ state, level, dispatch }: Props) => {
  const t = useWords('creator', 'engine');
  const announce = useAnnounce();
  const [cursor, setCursor] = useState<Position>();
  // The cursor stays on its tile while a dialog has the focus.
  const [isShown, setShown] = useState(false);
  const stroke = useRef(1_000_000);
  const chosen = useRef<Position>(undefined);
  const [columns, rows] = sizeOf(level);
  useEffect(() => {
    if (!chosen.current) return;
    announce(cellWords(level, chosen.current, t));
    chosen.current = undefined;
  }, [level, announce, t]);
  const [left, top] = cursor ?? state.pending?.position ?? state.selected ?? level.start;
  const [x, y] = [clampIndex(left, columns), clampIndex(top, rows)];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = ARROWS[event.key];
    if (way) {
      event.preventDefault();
      const next: Position = [clampIndex(x + way[0], columns), clampIndex(y + way[1], rows)];
      setCursor(next);
      setShown(true);
      announce(cellWords(level, next, t));
      if (!event.shiftKey) return;
      if (state.tool.kind === 'area')
        dispatch({ type: 'area-marked', from: state.area?.from ?? [x, y], to: next });
      else if (isBrush(state.tool)) dispatch({ type: 'chosen', cell: next, stroke: stroke.current });
      return;
    }
    if ((event.key === 'Enter' || event.key === ' ') && isShown) {
      event.preventDefault();
      stroke.current += 1;
      setCursor([x, y]);
      chosen.current = [x, y];
      dispatch({ type: 'chosen', cell: [x, y], stroke: stroke.current });
    }
  };
  const cell: Position = [x, y];
  return {
    cursor: isShown ? cell : undefined,
    /** Called when the pointer has chosen a tile. The arrow keys continue from there. */
    jump: (to: Position | undefined): void => {
      setCursor(to);
      setShown(false);
    },
    handlers: {
      onKeyDown,
      onFocus: ({ currentTarget }: FocusEvent) => setShown(currentTarget.matches(':focus-visible')),
      onBlur: () => setShown(false),
    },
  };
};

/** The picture of the farm. After every change, it repaints as small a part as possible. */
const BoardCanvas = ({ level, avatar }: Pick<Props, 'level' | 'avatar'>) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useRef<BoardPicture>(undefined);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const created = createBoardPicture(canvas.current);
    picture.current = created;
    return () => {
      picture.current = undefined;
      created.release();
    };
  }, []);
  useEffect(() => picture.current?.show(level, avatar), [level, avatar]);
  return <canvas ref={canvas} className={classes.picture} aria-hidden />;
};

/** The farm in the editor. The same tools work with mouse, finger and keyboard. */
export const FarmBoard = (props: Props) => {
  const { state, level, avatar, scale } = props;
  const t = useWords('creator', 'engine');
  const help = useId();
  const { at, handlers } = useBoardPointer(props);
  const { cursor, jump, handlers: keys } = useBoardKeys(props);
  const { tool, pending, selected, area } = state;
  const [columns, rows] = sizeOf(level);
  const hovered = at && cellUnder(level, at);
  const pointed = hovered ?? cursor;
  const aimed = pending?.step === 'target' && at ? nearestNeighbour(level, pending.position, at) : undefined;
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--tile': `${TILE * scale}px`,
    '--columns': columns,
    '--rows': rows,
  };
  // The role `application` allows keys and the pointer, but the linter does not know that. So the handlers are passed
  // as an object.
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    jump(hovered);
    handlers.onPointerDown(event);
  };
  const input = { tabIndex: 0, ...keys, ...handlers, onPointerDown };
  const touches = isBrush(tool) || tool.kind === 'area';
  return (
    <div className={classes.scroll} dir="ltr">
      <div
        id={BOARD_ID}
        className={classes.board}
        style={style}
        role="application"
        aria-label={t('creator:board.label', { columns, rows })}
        aria-describedby={help}
        data-tool={tool.kind}
        data-draws={touches || undefined}
        {...input}
      >
        <BoardCanvas level={level} avatar={avatar} />
        <BoardMarks
          level={level}
          scale={scale}
          tool={tool}
          pending={pending}
          selected={selected}
          area={area}
        />
        {aimed ? <Box cell={aimed} className={classes.selected} /> : null}
        {pointed && !aimed ? (
          <Box cell={brushBox(tool, pointed)[0]} to={brushBox(tool, pointed)[1]} className={classes.cursor} />
        ) : null}
        {pointed && !pending && isRefused(level, tool, pointed) ? (
          <Box cell={pointed} className={classes.blockedWord}>
            <span>{t('creator:board.blocked')}</span>
          </Box>
        ) : null}
      </div>
      <p id={help} hidden>
        {t('creator:board.keys')}
      </p>
    </div>
  );
};
