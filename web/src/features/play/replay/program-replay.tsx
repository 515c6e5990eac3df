import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import { Button, Loader, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { levelQuery } from '../../../lib/api/level-query.ts';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { FARM_NAMESPACES } from '../../../lib/i18n/i18n.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { gameSpeed } from '../../../lib/settings.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import type { ReplayProps } from '../../../ui/student-program/replay-slot.ts';
import { farmsOf } from '../run/engine-level.ts';
import { MessageBox } from '../run/message-box.tsx';
import { OutputStrip } from '../run/output-strip.tsx';
import { QuestionBox } from '../run/question-box.tsx';
import type { RunState } from '../run/run-state.ts';
import { useProblemWords } from '../run/use-problem-words.ts';
import { TimeBar } from '../time/time-bar.tsx';
import classes from './program-replay.module.css';
import { RunFarm } from './run-farm.tsx';
import { isWorking, useReplay } from './use-replay.ts';

/**
 * Says what the program did. This text appears when Python has finished, before the picture has shown the whole run.
 */
const Outcome = ({ state }: { readonly state: RunState }) => {
  const t = useWords('school');
  const { result } = state;
  const problem = useProblemWords(result?.problem);
  const words = () => {
    if (problem) {
      const { line, message, explanation } = problem;
      const text = explanation ? `${explanation.title}. ${explanation.sentence}` : message;
      return line === undefined ? text : `${t('play.problem.line', { line })}: ${text}`;
    }
    if (isWorking(state) || !result || result.problem || result.end.status === 'question') return '';
    return result.verdict.complete ? t('school:program.reached') : t('school:program.missed');
  };
  return (
    <p className={classes.outcome} role="status" data-problem={result?.problem !== undefined || undefined}>
      {words()}
    </p>
  );
};

type PlayButtonProps = { readonly state: RunState; readonly onPlay: () => void };

const PlayButton = ({ state, onPlay }: PlayButtonProps) => {
  const t = useWords('school');
  const working = isWorking(state);
  const icon = working ? (
    <Loader size={18} color="currentColor" aria-hidden />
  ) : (
    <Play size={18} strokeWidth={2.4} />
  );
  return (
    <div className={classes.play}>
      <Button
        leftSection={icon}
        aria-busy={working}
        aria-disabled={working}
        onClick={working ? undefined : onPlay}
      >
        {state.result && !working ? t('school:program.playAgain') : t('school:program.play')}
      </Button>
    </div>
  );
};

/** When the button is pressed, the farm may be below the visible part of the page, so the page scrolls to it. */
const scrollToFarm = (farm: HTMLElement | null): void =>
  farm?.scrollIntoView({
    block: 'nearest',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });

type FarmProps = Pick<ReplayProps, 'code' | 'character' | 'onLine'> & { readonly level: Level };

const Farm = ({ level, code, character, onLine }: FarmProps) => {
  const stage = useRef<StageHandle>(null);
  const farm = useRef<HTMLDivElement>(null);
  const [speed] = useStoredValue(gameSpeed, 'normal');
  const { state, travel, play, answer, closeMessage } = useReplay({ level, code, speed, stage, onLine });
  const { phase } = state;
  const working = isWorking(state);
  return (
    <>
      <PlayButton
        state={state}
        onPlay={() => {
          scrollToFarm(farm.current);
          play();
        }}
      />
      <div ref={farm} className={classes.farm}>
        <RunFarm
          level={level}
          stage={stage}
          character={character}
          speed={speed}
          code={code}
          state={state}
          travel={travel}
        />
      </div>
      {/* Words that are still loading must not hide the button above, which has the focus. */}
      <Suspense fallback={null}>
        {phase.status === 'asking' ? (
          <QuestionBox key={phase.prompt} question={phase.question} prompt={phase.prompt} onAnswer={answer} />
        ) : null}
        {state.message ? <MessageBox message={state.message} onClose={closeMessage} /> : null}
      </Suspense>
      <Suspense fallback={null}>
        <Outcome state={state} />
        <TimeBar travel={travel} code={code} busy={working} />
        <OutputStrip printed={state.printed} />
      </Suspense>
    </>
  );
};

type LevelProps = Pick<ReplayProps, 'code' | 'character' | 'carried' | 'onLine'> & {
  readonly data: PlayableLevel;
};

/** Replays a level. It may have several farms on which the same program must work. */
const Farms = ({ data, code, character, carried, onLine }: LevelProps) => {
  const t = useWords('school');
  const locale = useLocale();
  const [farms] = useState(() => farmsOf(data, carried));
  const [shown, setShown] = useState(0);
  const number = (value: number): string => formatNumber(locale, value);
  return (
    <div className={classes.replay}>
      {farms.length === 1 ? null : (
        <select
          className={classes.select}
          aria-label={t('school:program.farm')}
          value={shown}
          onChange={(event) => setShown(Number(event.currentTarget.value))}
        >
          {farms.map((_, index) => (
            <option key={`farm-${String(index)}`} value={index}>
              {t('play.farms.number', { number: number(index + 1), total: number(farms.length) })}
            </option>
          ))}
        </select>
      )}
      <Farm key={shown} level={farms[shown] ?? farms[0]} code={code} character={character} onLine={onLine} />
    </div>
  );
};

/** Replays a student's program on its level, with the time bar of the play screen. */
export const ProgramReplay = ({ courseId, levelSlug, ...program }: ReplayProps) => {
  // Loads the words of the farm for all parts of the replay.
  const t = useWords('school', ...FARM_NAMESPACES);
  const locale = useLocale();
  const { data, isLoadingError: isError, refetch } = useQuery(levelQuery(courseId, levelSlug, locale));
  if (data) return <Farms key={`${courseId}/${levelSlug}`} data={data} {...program} />;
  if (isError) return <LoadError message={t('play.loadFailed')} onRetry={() => void refetch()} />;
  return <Skeleton height={380} radius={16} />;
};
