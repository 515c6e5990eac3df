import type { Level } from '@hopcode/engine/formats/level';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { WhenOpened } from '../../ui/when-opened.tsx';
import type { Phase } from './execution.ts';
import { MessageBox } from './message-box.tsx';
import { MissedGoals } from './missed-goals.tsx';
import type { Answer } from './run-flow.ts';
import { loadFarmBanner, loadQuestionBox } from './run-parts.ts';
import type { RunView, RunViewEvent } from './run-view.ts';

const FarmBanner = lazyPart(loadFarmBanner);
const QuestionBox = lazyPart(loadQuestionBox);

type Props = {
  /** The farm that is shown. */
  readonly level: Level;
  /** On how many farms the program has to work. */
  readonly farms: number;
  readonly phase: Phase;
  readonly view: RunView;
  readonly tell: (event: RunViewEvent) => void;
  readonly onAnswer: (answer: Answer) => void;
};

/** What stands over the farm during a run and after it (game.md section 2, 'In-game popups'). */
export const FarmPopups = ({ level, farms, phase, view, tell, onAnswer }: Props) => (
  <>
    <WhenOpened opened={view.farm > 0}>
      <FarmBanner farm={view.farm} farms={farms} />
    </WhenOpened>
    <WhenOpened opened={phase.status === 'asking'}>
      {phase.status === 'asking' ? (
        <QuestionBox key={phase.prompt} question={phase.question} prompt={phase.prompt} onAnswer={onAnswer} />
      ) : null}
    </WhenOpened>
    {view.message ? (
      <MessageBox message={view.message} onClose={() => tell({ type: 'message-closed' })} />
    ) : null}
    {view.missed ? (
      <MissedGoals
        goals={level.levelGoals}
        items={level.items}
        verdict={view.missed}
        onClose={() => tell({ type: 'notice-closed' })}
      />
    ) : null}
  </>
);
