import type { Avatar } from '@hopcode/contract/student/student';
import type { Level } from '@hopcode/engine/formats/level';
import { type FacingName, samePosition } from '@hopcode/engine/world/geometry';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ListChecks, Map as MapIcon, Play } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useWords, type Words } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import type { AuthorRunProps, AuthorSlots } from '../../../ui/author-program/author-slots.ts';
import { LoadingSign } from '../../../ui/loading-sign.tsx';
import { PanelTabs } from '../../../ui/panel-tabs.tsx';
import { thingWords } from '../board/cell-words.ts';
import { FarmBoard } from '../board/farm-board.tsx';
import { focusBoard } from '../board/focus-board.ts';
import type { Design } from '../model/design.ts';
import type { EditorEvent } from '../model/editor-events.ts';
import { canCopy } from '../model/editor-events.ts';
import { currentDesign, type EditorState, shownFarm } from '../model/editor-state.ts';
import { sizeOf } from '../model/farm-map.ts';
import { withStartTurned } from '../model/farm-things.ts';
import { hasErasable } from '../model/paint.ts';
import { GoalsPanel } from '../panels/goals-panel.tsx';
import { MapPanel } from '../panels/map-panel.tsx';
import { BoardHead, FarmTabs } from './board-head.tsx';
import classes from './editor.module.css';
import type { Solution } from './use-solution.ts';

const TABS = ['map', 'goals', 'solution'] as const;
type Tab = (typeof TABS)[number];
const TAB_ICONS = { map: MapIcon, goals: ListChecks, solution: Play } as const;

/** Screen pixels per pixel of the art. */
const SCALES = { least: 1, most: 4, fitting: 3, step: 0.5, finger: 1.5 } as const;
const TILE = 16;
/** Up to this width, the editor has one column, as in its style sheet. */
const NARROW = '(max-width: 62em)';

type Props = {
  readonly state: EditorState;
  readonly farm: Level;
  readonly avatar: Avatar;
  readonly slots: AuthorSlots;
  readonly solution: Solution;
  readonly isProven: boolean;
  readonly dispatch: (event: EditorEvent) => void;
  readonly onProof: AuthorRunProps['onProof'];
  /** The current step of the tour, beside the farm. */
  readonly tour: ReactNode;
};

/** Which way the character faces at the start, if its tile is selected; undefined otherwise. */
const startFacing = (state: EditorState): FacingName | undefined => {
  const { start, facing } = shownFarm(state);
  return state.selected && samePosition(state.selected, start) ? facing : undefined;
};

/** Says what the next click does, or why the last one did nothing. */
const hintOf = (state: EditorState, t: Words): string => {
  const { notice, pending, tool, area, selected } = state;
  const facing = startFacing(state);
  if (notice) return t(`creator:refused.${notice.refusal}`);
  if (pending?.step === 'target') return t('creator:hint.target');
  switch (tool.kind) {
    case 'thing':
      return t('creator:hint.thing', { thing: thingWords(tool.type, t) });
    case 'command':
      return t('creator:hint.command', { command: t(`creator:command.${tool.action}.name`) });
    case 'ground':
      return t('creator:hint.ground', { ground: t(`creator:ground.${tool.terrain}`) });
    case 'prop':
      return t('creator:hint.prop', { prop: t(`creator:prop.${tool.name}`) });
    case 'select':
      if (facing) return t('creator:hint.startHere', { facing: t(`engine:facings.${facing}`) });
      return selected ? t('creator:hint.selected') : t('creator:hint.select');
    case 'area':
      return area ? t('creator:hint.marked') : t('creator:hint.area');
    case 'start':
    case 'erase':
    case 'paste':
      return t(`creator:hint.${tool.kind}`);
  }
};

/** Says what to do about a refusal whose message is fixed by the specification. */
const plainHint = ({ notice }: EditorState, t: Words): string | undefined =>
  notice?.refusal === 'blocked-item' || notice?.refusal === 'blocked-start'
    ? t('creator:refused.elsewhere')
    : undefined;

/** The zoom of the farm: the author's choice, otherwise the largest zoom at which the whole farm fits. */
const useScale = (farm: Level, isShown: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(2);
  const [chosen, setChosen] = useState<number>();
  const [columns, rows] = sizeOf(farm);
  useEffect(() => {
    const element = isShown ? place.current : null;
    if (!element) return undefined;
    const measure = (): void => {
      const wide = (element.clientWidth - 40) / (columns * TILE);
      const high = (element.clientHeight - 40) / (rows * TILE);
      const fits = Math.floor(Math.min(wide, high) / SCALES.step) * SCALES.step;
      // A finger needs tiles of 24 pixels. If they do not fit, the board scrolls.
      const least = matchMedia('(pointer: coarse)').matches ? SCALES.finger : SCALES.least;
      setFitting(Math.max(least, Math.min(SCALES.fitting, fits)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [columns, rows, isShown]);
  const scale = chosen ?? fitting;
  return {
    place,
    scale,
    zoom: (by: number): void =>
      setChosen(Math.max(SCALES.least, Math.min(SCALES.most, scale + by * SCALES.step))),
  };
};

const Hint = ({ state, dispatch }: Pick<Props, 'state' | 'dispatch'>) => {
  const t = useWords('creator', 'engine');
  const announce = useAnnounce();
  const words = hintOf(state, t);
  const plain = plainHint(state, t);
  const refused = state.notice !== undefined;
  useEffect(() => announce(plain === undefined ? words : `${plain} ${words}`), [announce, plain, words]);
  const isArmed = state.tool.kind !== 'select' || state.pending !== undefined;
  // The pressed button disappears, so the board gets the focus.
  const press = (event: EditorEvent): void => {
    dispatch(event);
    focusBoard();
  };
  return (
    <div className={classes.hint} data-refused={refused || undefined}>
      <span>
        <span>{words}</span>
        {plain === undefined ? null : <span className={classes.plain}>{plain}</span>}
      </span>
      {isArmed ? (
        <Button variant="default" size="compact-sm" onClick={() => press({ type: 'escaped' })}>
          {t('creator:hint.cancel')}
        </Button>
      ) : null}
      {startFacing(state) && !isArmed ? (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => dispatch({ type: 'farm-changed', change: withStartTurned })}
        >
          {t('creator:hint.turn')}
        </Button>
      ) : null}
      {state.selected && !isArmed && hasErasable(shownFarm(state), state.selected) ? (
        <Button variant="default" size="compact-sm" onClick={() => press({ type: 'deleted' })}>
          {t('creator:hint.delete')}
        </Button>
      ) : null}
    </div>
  );
};

type BuildProps = Props & {
  readonly tab: Tab;
  /** The element whose size decides the zoom. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly scale: number;
};

const BuildView = ({ state, farm, avatar, dispatch, tab, tour, place, scale }: BuildProps) => {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const shownTour = <div className={classes.tour}>{tour}</div>;
  return (
    <>
      {/* The tour has the same place in the tab order as on the screen: above the farm, or beside it. */}
      {isNarrow ? shownTour : null}
      <div className={classes.boardColumn}>
        <Hint state={state} dispatch={dispatch} />
        <div ref={place} className={classes.boardPlace}>
          <FarmBoard state={state} level={farm} avatar={avatar} scale={scale} dispatch={dispatch} />
        </div>
      </div>
      <div className={classes.side}>
        {isNarrow ? null : shownTour}
        <div className={classes.sideContent}>
          {tab === 'map' ? (
            <MapPanel
              level={farm}
              tool={state.tool}
              canCopy={canCopy(state)}
              canPaste={state.clip !== undefined}
              dispatch={dispatch}
            />
          ) : (
            <GoalsPanel level={farm} dispatch={dispatch} />
          )}
        </div>
      </div>
    </>
  );
};

/** Passes the top of the columns to the style sheet, so that they end at the bottom of the window. */
const useTop = () => {
  const columns = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = columns.current;
    if (!element) return undefined;
    const measure = (): void => {
      const top = element.getBoundingClientRect().top + scrollY;
      element.style.setProperty('--top', `${Math.round(top)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  return columns;
};

/** A version number that changes with every change to the farms. */
const useVersion = (farms: Design['farms']): number => {
  const [last, setLast] = useState({ farms, version: 0 });
  if (last.farms !== farms) setLast({ farms, version: last.version + 1 });
  return last.version;
};

/** The farm with a panel beside it: the painter, the goals, or the author's solution. */
export const EditorBody = (props: Props) => {
  const { state, slots, solution, isProven, avatar, onProof } = props;
  const t = useWords('creator', 'engine');
  const id = useId().replaceAll(':', '');
  const [tab, setTab] = useState<Tab>('map');
  const { AuthorRun } = slots;
  const { place, scale, zoom } = useScale(props.farm, tab !== 'solution');
  const columns = useTop();
  const { farms } = currentDesign(state);
  const version = useVersion(farms);
  return (
    <div className={classes.body}>
      <div className={classes.tabs}>
        <PanelTabs
          id={id}
          label={t('creator:tabs.label')}
          value={tab}
          onChange={setTab}
          tabs={TABS.map((value) => {
            const Icon = TAB_ICONS[value];
            return {
              value,
              label: t(`creator:tabs.${value}`),
              icon: <Icon size={18} strokeWidth={2.4} aria-hidden />,
            };
          })}
        />
        {tab === 'solution' ? (
          <div className={classes.boardHead}>
            <FarmTabs state={state} dispatch={props.dispatch} />
          </div>
        ) : (
          <BoardHead state={state} dispatch={props.dispatch} zoom={zoom} />
        )}
        <span className={classes.proof} data-proven={isProven || undefined}>
          {isProven ? t('creator:proof.done') : t('creator:proof.missing')}
        </span>
      </div>
      <div
        ref={columns}
        className={classes.columns}
        data-tab={tab}
        role="tabpanel"
        id={`${id}-${tab}`}
        aria-labelledby={`${id}-${tab}-tab`}
      >
        {tab === 'solution' ? (
          <Suspense fallback={<LoadingSign height={320} />}>
            <AuthorRun
              // The result of a run is valid only for these farms, so every change to them mounts `AuthorRun` again.
              key={`${state.farm} ${version}`}
              farms={farms}
              farm={state.farm}
              code={solution.code}
              onChange={solution.setCode}
              character={avatar}
              onProof={onProof}
            />
          </Suspense>
        ) : (
          <BuildView {...props} tab={tab} place={place} scale={scale} />
        )}
      </div>
    </div>
  );
};
