import { Skeleton } from '@mantine/core';
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx';
import { WoodenFrame } from '../../../ui/wooden-frame.tsx';
import classes from './game.module.css';

const LINES = ['60%', '35%', '75%', '50%', '45%'];

/** The play screen before its level is loaded. */
export const PlaySkeleton = () => (
  <div className={classes.skeleton} aria-busy>
    <div className={classes.codeSide}>
      <div className={classes.tabs} />
      <div className={classes.codeBox}>
        <div className={classes.skeletonLines}>
          {LINES.map((width) => (
            <Skeleton
              key={width}
              height={14}
              width={width}
              radius={7}
              animate={false}
              className={classes.skeletonLine}
            />
          ))}
        </div>
      </div>
    </div>
    <div className={classes.gameSide}>
      <div className={classes.head} />
      <WoodenFrame>
        <LoadingOverlay />
      </WoodenFrame>
    </div>
  </div>
);
