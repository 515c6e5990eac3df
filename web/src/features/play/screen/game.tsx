import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useOutbox } from '../../../lib/progress/outbox-context.tsx';
import { useProgressStore } from '../../../lib/progress/progress-context.tsx';
import type { StageHandle } from '../../../stage/stage.tsx';
import { NARROW } from '../access/use-access.ts';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { farmsOf } from '../run/engine-level.ts';
import { isBusy } from '../run/run-state.ts';
import { carriedFilesOf } from '../saves/carried-files.ts';
import { LevelScenes } from '../scenes/level-scenes.tsx';
import { useScenes } from '../scenes/use-scenes.ts';
import { CodePanel } from './code-panel.tsx';
import { GameDialogs } from './game-dialogs.tsx';
import { GamePanel } from './game-panel.tsx';
import { KeptBook } from './kept-book.tsx';
import { LevelTitle } from './level-title.tsx';
import { type InView, PlayPanels, type Side } from './play-panels.tsx';
import { isPythonStarting } from './python-starting.ts';
import { StageContext } from './stage-context.ts';
import { usePlay } from './use-play.ts';

/** What a bar above the farm can do with the learner's program. */
export type BarTools = { readonly onLoad: (code: string) => void; readonly busy: boolean };

type LevelProps = { readonly course: Course; readonly data: PlayableLevel };

type Props = LevelProps & {
  /** The picture of the farm until it is drawn. */
  readonly picture?: string | undefined;
  /** Shown above the farm. */
  readonly bar?: (tools: BarTools) => ReactNode;
};

/** Code and game of one level, with the dialogs over both. */
export const Game = ({ course, data, picture, bar }: Props) => {
  const t = useWords();
  // When the language changes, only the words of a level change. So the farms stay the same objects during a visit.
  const progress = useProgressStore();
  const outbox = useOutbox();
  const [farms] = useState(() => farmsOf(data, carriedFilesOf(data, outbox.waiting(), progress.snapshot())));
  const stage = useRef<StageHandle>(null);
  const editor = useRef<EditorHandle>(null);
  const [side, setSide] = useState<Side>('code');
  const play = usePlay({ data, farms, stage, editor, onStart: () => setSide('game') });
  const { access, code, state, dispatch } = play;
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  // The card of the result is at a line of the code, so the code must be visible. The farm stays visible above it.
  const [cardOpen, setCardOpen] = useState(false);
  if (cardOpen !== state.cardOpen) {
    setCardOpen(state.cardOpen);
    if (state.cardOpen) setSide('code');
  }
  const inView: InView = isNarrow ? side : 'both';
  const scenes = useScenes({ data, state, code, isKnown: play.kept !== undefined });
  const busy = isBusy(state);
  const blocked = access.waits ? t('play.waitForStudent') : undefined;
  const run = { code, state, inView, blocked, onRun: play.start, onStop: play.stop };
  return (
    <PlayPanels
      title={<LevelTitle course={course} data={data} />}
      side={side}
      cardOpen={state.cardOpen}
      beside={<KeptBook data={data} />}
      onSide={setSide}
      code={
        <CodePanel
          {...play}
          {...run}
          data={data}
          farms={farms}
          editor={editor}
          stage={stage}
          onEdit={play.edit}
          onLoad={play.edit}
          onReset={play.reset}
          onQuestion={() => setSide('game')}
        />
      }
      game={
        <GamePanel
          {...run}
          course={course}
          data={data}
          farms={farms}
          picture={picture}
          stage={stage}
          speed={play.speed}
          onSpeed={play.setSpeed}
          busy={busy}
          travel={play.travel}
          dispatch={dispatch}
          onAnswer={play.answer}
          onLocked={access.showLocked}
          bar={<StageContext value={stage}>{bar?.({ onLoad: play.edit, busy })}</StageContext>}
          onStory={scenes.again}
          inScene={scenes.shown !== undefined}
        />
      }
    >
      <GameDialogs
        course={course}
        data={data}
        farms={farms.length}
        play={play}
        inScene={scenes.shown !== undefined}
      />
      <LevelScenes courseId={data.courseId} farm={farms[0]} scenes={scenes} isPaused={isPythonStarting} />
    </PlayPanels>
  );
};
