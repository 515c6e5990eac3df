import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import { useDisclosure } from '@mantine/hooks';
import { memo, type RefObject } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { sound } from '../../../lib/settings.ts';
import type { Speed } from '../../../lib/speed.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { DialogOnOpen } from '../../../ui/dialog-on-open.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { Farm } from '../narration/farm-words.ts';
import shared from './game.module.css';
import classes from './game-panel.module.css';
import { GameTools } from './game-tools.tsx';
import { LevelTitle } from './level-title.tsx';

const FarmDialog = lazyPart(() => import('../narration/farm-dialog.tsx').then((file) => file.FarmDialog));

type Props = {
  readonly course: Course;
  readonly data: PlayableLevel;
  /** The shown farm. */
  readonly level: Level;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly stage: RefObject<StageHandle | null>;
  readonly helpReady: boolean;
  readonly onStory: (() => void) | undefined;
  /** The farm as it is now. */
  readonly shownFarm: () => Farm;
};

/** The part above the farm: title, tools, and a button for keyboard users that describes the farm in words. */
export const GamePanelHead = memo(({ course, data, stage, shownFarm, ...tools }: Props) => {
  const t = useWords();
  const [farmOpened, farm] = useDisclosure(false);
  const [soundSetting, setSound] = useStoredValue(sound, 'on');
  return (
    <>
      <div className={shared.head}>
        <div className={shared.wideOnly}>
          <LevelTitle course={course} data={data} />
        </div>
        <GameTools
          {...tools}
          data={data}
          onZoom={(way) => stage.current?.zoom(way)}
          sound={soundSetting}
          onSound={setSound}
          onFarmInWords={farm.open}
        />
      </div>
      <button type="button" className={classes.inWords} onClick={farm.open}>
        {t('play.farm.title')}
      </button>
      <DialogOnOpen opened={farmOpened} onClose={farm.close}>
        <FarmDialog opened={farmOpened} onClose={farm.close} shownFarm={shownFarm} />
      </DialogOnOpen>
    </>
  );
});
