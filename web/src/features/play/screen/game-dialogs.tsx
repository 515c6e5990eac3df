import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { AccessWall } from '../access/access-wall.tsx';
import { canSignUp } from '../access/policies.ts';
import type { Access } from '../access/use-access.ts';
import { ResultDialogs } from '../dialogs/result-dialogs.tsx';
import { isBusy } from '../run/run-state.ts';
import type { usePlay } from './use-play.ts';

type Props = {
  readonly course: Course;
  readonly data: PlayableLevel;
  /** On how many farms the program must work. */
  readonly farms: number;
  readonly play: Pick<ReturnType<typeof usePlay>, 'state' | 'dispatch' | 'reset'> & {
    readonly access: Pick<Access, 'situation' | 'wall' | 'closeWall'>;
  };
  /** Whether a scene is on the screen. The success dialog opens after the scene. */
  readonly inScene: boolean;
};

/** The dialogs over code and game, one at a time. */
export const GameDialogs = ({ play, inScene, ...props }: Props) => (
  <>
    {/* The server may refuse a save after the success dialog has opened. The dialog about the refusal must not cover
    it. */}
    <AccessWall
      wall={play.state.celebration === 'open' ? undefined : play.access.wall}
      access={play.access}
    />
    <ResultDialogs
      {...props}
      busy={isBusy(play.state)}
      state={inScene ? { ...play.state, celebration: 'none' } : play.state}
      dispatch={play.dispatch}
      canSignUp={canSignUp(play.access.situation())}
      onReplay={play.reset}
    />
  </>
);
