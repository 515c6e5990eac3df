import { Button, Loader } from '@mantine/core';
import { Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FARM_NAMESPACES } from '../../../lib/i18n/i18n.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { python } from '../../../lib/python.ts';
import { gameSpeed } from '../../../lib/settings.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import type { AuthorRunProps } from '../../../ui/author-program/author-slots.ts';
import type { EditorHandle } from '../editor/editor-handle.ts';
import PythonEditor from '../editor/python-editor.tsx';
import { RunFarm } from '../replay/run-farm.tsx';
import { isWorking } from '../replay/use-replay.ts';
import { MessageBox } from '../run/message-box.tsx';
import { OutputStrip } from '../run/output-strip.tsx';
import { QuestionBox } from '../run/question-box.tsx';
import type { RunSaves } from '../run/run-flow.ts';
import { lineOf } from '../run/run-result.ts';
import { AUTHOR_RULES } from '../run/run-rules.ts';
import { useProblemWords } from '../run/use-problem-words.ts';
import { useRun } from '../run/use-run.ts';
import { TimeBar } from '../time/time-bar.tsx';
import classes from './author-run.module.css';
import { proofOf } from './proof-of-runs.ts';
import { SolutionNote } from './solution-note.tsx';

const saveNothing = (): RunSaves => ({ saveStarted: async () => true, saveComplete: () => {} });

/**
 * Runs the author's program on the shown farm. If the program completes this farm, all farms are checked for a proof.
 */
const useAuthorRun = ({ farms, farm, code, onProof }: AuthorRunProps) => {
  const stage = useRef<StageHandle>(null);
  const editor = useRef<EditorHandle>(null);
  const [speed] = useStoredValue(gameSpeed, 'normal');
  const [failing, setFailing] = useState<number>();
  const latest = useRef({ farms, code, onProof });
  useEffect(() => {
    latest.current = { farms, code, onProof };
  });
  const showLine = useCallback((line: number | undefined) => editor.current?.showLine(line), []);
  const level = farms[farm] ?? farms[0];
  const run = useRun({
    farms: [level],
    code,
    speed,
    stage,
    showLine,
    createSaves: saveNothing,
    rules: AUTHOR_RULES,
  });
  const { result, answers } = run.state;
  useEffect(() => {
    if (!result?.complete) return undefined;
    let wanted = true;
    const { farms: proven, code: program } = latest.current;
    void proofOf(python, program, proven, [...answers]).then((proof) => {
      if (!wanted) return;
      setFailing(proof.ok ? undefined : proof.farm);
      if (proof.ok) latest.current.onProof(proof.proof, proven);
    });
    return () => {
      wanted = false;
    };
  }, [result, answers]);
  return { ...run, level, failing, stage, editor, speed };
};

/**
 * The author's solution of a level, beside its farm. The program runs directly on the farm that the author is editing.
 */
export const AuthorRun = (props: AuthorRunProps) => {
  const { code, onChange, character } = props;
  // Loads the words of all child components first. A component that loads words during a run would interrupt the
  // picture.
  const t = useWords('creator', 'play', ...FARM_NAMESPACES);
  const { state, travel, dispatch, run, answer, level, failing, stage, editor, speed } = useAuthorRun(props);
  const problem = useProblemWords(state.problem ?? state.result?.problem);
  const working = isWorking(state);
  const outcome = (): string => {
    if (problem) {
      const words = problem.explanation
        ? `${problem.explanation.title}. ${problem.explanation.sentence}`
        : problem.message;
      return problem.line === undefined
        ? words
        : `${t('play.problem.line', { line: problem.line })}: ${words}`;
    }
    if (working || !state.result || state.result.end.status === 'question') return '';
    if (!state.result.complete) return t('creator:solution.open');
    return failing === undefined
      ? t('creator:solution.complete')
      : t('creator:solution.otherFarm', { farm: failing + 1 });
  };
  const failed = state.result?.problem;
  return (
    <div className={classes.run}>
      <div className={classes.farm}>
        <RunFarm
          level={level}
          stage={stage}
          character={character}
          speed={speed}
          code={code}
          state={state}
          travel={travel}
        >
          {state.phase.status === 'asking' ? (
            <QuestionBox
              key={state.phase.prompt}
              question={state.phase.question}
              prompt={state.phase.prompt}
              onAnswer={answer}
            />
          ) : null}
          {state.message ? (
            <MessageBox message={state.message} onClose={() => dispatch({ type: 'message-closed' })} />
          ) : null}
        </RunFarm>
      </div>
      <div className={classes.program}>
        <SolutionNote farms={props.farms} />
        <div className={classes.editor}>
          <PythonEditor
            ref={editor}
            code={code}
            onChange={(next) => {
              onChange(next);
              dispatch({ type: 'code-edited' });
            }}
            onPaste={() => {}}
            label={t('creator:solution.label')}
            description={t('play.editor.description')}
            failedLine={failed ? lineOf(failed) : undefined}
            failedSpan={undefined}
            failedWords={problem?.message ?? ''}
          />
        </div>
        <div className={classes.actions}>
          <Button
            leftSection={
              working ? (
                <Loader size={18} color="currentColor" aria-hidden />
              ) : (
                <Play size={18} strokeWidth={2.4} aria-hidden />
              )
            }
            aria-busy={working}
            aria-disabled={working}
            onClick={working ? undefined : () => run()}
          >
            {t('creator:solution.run')}
          </Button>
        </div>
        <p className={classes.outcome} role="status" data-problem={problem !== undefined || undefined}>
          {outcome()}
        </p>
        <TimeBar travel={travel} code={code} busy={working} />
        <OutputStrip printed={state.printed} />
      </div>
    </div>
  );
};
