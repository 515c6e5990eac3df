import type { Level } from '@hopcode/engine/formats/level';
import classes from './farm-notices.module.css';
import { MessageBox } from './message-box.tsx';
import { MissedGoals } from './missed-goals.tsx';
import type { RunView, RunViewEvent } from './run-view.ts';

type Props = {
  /** The farm that is shown. */
  readonly level: Level;
  readonly view: RunView;
  readonly tell: (event: RunViewEvent) => void;
};

/** What a run leaves to read until it is closed: over a farm that has room for it, else under it. */
export const FarmNotices = ({ level, view, tell }: Props) => (
  <div className={classes.notices}>
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
  </div>
);
