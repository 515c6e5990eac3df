import { Skeleton } from '@mantine/core';
import { useWords } from '../../../lib/i18n/use-words.ts';
import type { LevelPreview } from '../../../lib/level-preview.ts';
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx';
import { WoodenFrame } from '../../../ui/wooden-frame.tsx';
import time from '../time/time-place.module.css';
import frame from './farm-frame.module.css';
import classes from './game.module.css';
import own from './play-skeleton.module.css';
import task from './task-panel.module.css';

const LINES = ['60%', '35%', '75%', '50%', '45%'];

type Props = { readonly preview?: LevelPreview | undefined };

/** The play screen before its level has loaded. With a preview, it shows what the level is about. */
export const PlaySkeleton = ({ preview }: Props) => {
  const t = useWords();
  return (
    <div className={classes.skeleton} aria-busy>
      <div className={classes.codeSide}>
        <div className={classes.tabs} />
        <div className={classes.codeBox}>
          {preview === undefined ? (
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
          ) : (
            <>
              <div className={task.task}>
                <p className={task.goal}>
                  <b>
                    <bdi>{t('play.goal')}</bdi>
                  </b>{' '}
                  <bdi lang={preview.goalLang}>{preview.goal}</bdi>
                </p>
                <noscript>
                  <p className={task.goal}>{t('form.needsScripts')}</p>
                </noscript>
              </div>
              <pre className={own.code} dir="ltr">
                {preview.code}
              </pre>
            </>
          )}
        </div>
      </div>
      <div className={classes.gameSide}>
        <div className={own.head}>
          {preview === undefined ? null : (
            <h1 className={own.title}>
              <bdi>{preview.name}</bdi>
            </h1>
          )}
        </div>
        <div className={frame.farm}>
          <WoodenFrame>
            {preview === undefined ? (
              <LoadingOverlay />
            ) : (
              <img className={own.farm} src={preview.picture} alt="" />
            )}
          </WoodenFrame>
        </div>
        <div className={`${time.place} ${own.later}`}>
          <p className={time.empty}>
            <bdi>{t('play.timeLater')}</bdi>
          </p>
        </div>
      </div>
    </div>
  );
};
