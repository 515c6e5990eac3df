import type { Level } from '@hopcode/engine/formats/level';
import type { Position } from '@hopcode/engine/world/geometry';
import { type KeyboardEvent, memo, type RefObject, useEffect, useState } from 'react';
import { useAvatar } from '../../../lib/account/learner.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import type { Speed } from '../../../lib/speed.ts';
import type { Describe } from '../../../stage/describe.ts';
import type { Spot } from '../../../stage/game-view.ts';
import { Stage, type StageHandle } from '../../../stage/stage.tsx';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { LoadingOverlay } from '../../../ui/loading-overlay.tsx';
import { useAnnounceZoom } from '../narration/use-announce-zoom.ts';
import type { TimeTravel } from '../time/time-travel.ts';
import { useGameKeys } from '../time/use-game-keys.ts';
import { canTravel } from '../time/use-trip.ts';
import classes from './game-panel.module.css';
import { gameSounds } from './game-sounds.ts';
import preview from './play-skeleton.module.css';
import { isPythonStarting } from './python-starting.ts';
import { usePointerWalk } from './use-pointer-walk.ts';

type Props = {
  /** The shown farm. */
  readonly level: Level;
  /** The address of the picture that the page has shown. It stays until the farm is drawn. */
  readonly picture?: string | undefined;
  readonly stage: RefObject<StageHandle | null>;
  readonly speed: Speed;
  readonly busy: boolean;
  /** Whether a scene covers the farm. If so, the farm waits until the scene has ended. */
  readonly inScene: boolean;
  readonly describe: Describe;
  readonly travel: TimeTravel;
  readonly code: string;
  readonly onSpeaker: (spot: Spot) => void;
};

/** Minimum time that the loader covers a new level, in milliseconds (game.md section 9). */
const LOADER_MILLISECONDS = 300;

/**
 * The picture of the farm, with its keys, sounds and pointer. Until it is ready, it shows the picture of the page, or a
 * loader covers it. If pictures fail to load, the page only warns (game.md section 8). Until the pictures load, the
 * level can be played without them.
 */
export const FarmStage = memo(
  ({ level, picture, stage, speed, busy, inScene, describe, travel, code, onSpeaker }: Props) => {
    const t = useWords();
    const avatar = useAvatar();
    const [ready, setReady] = useState(false);
    const [waited, setWaited] = useState(false);
    const [late, setLate] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setWaited(true), LOADER_MILLISECONDS);
      return () => clearTimeout(timer);
    }, []);
    const { walkTo, preview: previewWalk } = usePointerWalk(level, stage, busy);
    const announce = useAnnounce();
    const choose = (cell: Position): void => {
      const walk = walkTo(cell);
      const [x, y] = cell;
      if (walk) announce(t(walk === 'here' ? 'stage:cell.player' : `stage:walk.${walk}`, { x, y }));
    };
    const tellZoom = useAnnounceZoom();
    const onGameKey = useGameKeys({ travel, usable: () => canTravel(travel.snapshot(), code, busy) });
    const onKey = (event: KeyboardEvent): void => {
      onGameKey(event);
      if (!event.isPropagationStopped()) tellZoom(event);
    };
    return (
      <>
        <div className={classes.picture} onKeyDownCapture={onKey}>
          {ready || picture === undefined ? null : <img className={preview.farm} src={picture} alt="" />}
          <Stage
            ref={stage}
            level={level}
            avatar={avatar}
            speed={speed}
            label={t('stage:label')}
            describe={describe}
            onReady={() => setReady(true)}
            onLoadFailed={({ code }) => {
              console.warn('The pictures of the farm could not be loaded yet.', code);
              setLate(true);
            }}
            instructions={t('stage:instructions')}
            isIdlePaused={() => inScene || isPythonStarting()}
            sounds={gameSounds}
            onCell={choose}
            onHover={previewWalk}
            onSpeaker={onSpeaker}
          />
        </div>
        {ready || !late ? null : (
          <p role="status" className={classes.late}>
            <bdi>{t('loading.late')}</bdi>
          </p>
        )}
        {waited && (ready || late) ? null : (
          <div className={picture && classes.patient}>
            <LoadingOverlay message={ready ? undefined : t('loading.assets')} />
          </div>
        )}
      </>
    );
  },
);
