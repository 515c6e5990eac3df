import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { loadFarmBanner, loadQuestionBox } from '../run/run-parts.ts';
import type { Answer, RunState } from '../run/run-state.ts';
import type { InView } from './play-panels.tsx';

const FarmBanner = lazyPart(loadFarmBanner);
const QuestionBox = lazyPart(loadQuestionBox);

type Props = {
  /** Number of farms on which the program must work. */
  readonly farms: number;
  readonly state: Pick<RunState, 'phase' | 'farm'>;
  readonly inView: InView;
  readonly onAnswer: (answer: Answer) => void;
};

/** Everything over the farm during a run (game.md section 2, 'In-game popups'). */
export const FarmPopups = ({ farms, state: { phase, farm }, inView, onAnswer }: Props) => (
  <>
    <MountOnOpen opened={farm > 0}>
      <FarmBanner farm={farm} farms={farms} />
    </MountOnOpen>
    <MountOnOpen opened={phase.status === 'asking'}>
      {phase.status === 'asking' ? (
        <QuestionBox
          key={phase.prompt}
          question={phase.question}
          prompt={phase.prompt}
          shown={inView !== 'code'}
          onAnswer={onAnswer}
        />
      ) : null}
    </MountOnOpen>
  </>
);
