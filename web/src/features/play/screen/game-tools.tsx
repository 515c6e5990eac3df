import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import { useDisclosure } from '@mantine/hooks';
import {
  CircleQuestionMark,
  Map as MapIcon,
  MessagesSquare,
  NotebookText,
  SlidersHorizontal,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useCallback } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import type { Speed } from '../../../lib/speed.ts';
import { DialogOnOpen } from '../../../ui/dialog-on-open.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { wayOf } from '../dialogs/guide-way.ts';
import { countHint } from '../stars/star-tries.ts';
import { languageOf } from './english-text.ts';
import classes from './game-tools.module.css';
import { SpeedMenu } from './speed-menu.tsx';

const CodeBook = lazyPart(() => import('../dialogs/code-book.tsx').then((file) => file.CodeBook));
const HelpDialog = lazyPart(() => import('../dialogs/help-dialog.tsx').then((file) => file.HelpDialog));
const MapInfoDialog = lazyPart(() =>
  import('../map-info/map-info-dialog.tsx').then((file) => file.MapInfoDialog),
);
const SettingsDialog = lazyPart(() =>
  import('../settings/settings-dialog.tsx').then((file) => file.SettingsDialog),
);

type Props = {
  readonly data: PlayableLevel;
  /** The shown farm. */
  readonly level: Level;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly sound: 'on' | 'off';
  readonly onSound: (sound: 'on' | 'off') => void;
  readonly onZoom: (way: 'in' | 'out' | 'home') => void;
  readonly onFarmInWords: () => void;
  /** Whether Help is enabled. It is disabled until the learner's first run (game.md section 2, 'Toolbar'). */
  readonly helpReady: boolean;
  /** Shows the scenes of the level again; undefined if it has none. */
  readonly onStory?: (() => void) | undefined;
};

const ICON = { size: 20, strokeWidth: 2.4 } as const;

/** The tools: sound, speed, settings, Map Info, Help and Code book. */
export const GameTools = ({
  data,
  level,
  speed,
  onSpeed,
  sound,
  onSound,
  onZoom,
  onFarmInWords,
  helpReady,
  onStory,
}: Props) => {
  const t = useWords();
  const [mapOpened, map] = useDisclosure(false);
  const [helpOpened, help] = useDisclosure(false);
  const [bookOpened, book] = useDisclosure(false);
  const [settingsOpened, settings] = useDisclosure(false);
  const { courseId, slug: levelSlug } = data;
  const onHint = useCallback(
    (number: number): void => countHint(draftPlace({ courseId, levelSlug }), number),
    [courseId, levelSlug],
  );
  return (
    <div className={classes.tools}>
      <IconButton
        label={sound === 'on' ? t('play.sound.off') : t('play.sound.on')}
        icon={sound === 'on' ? <Volume2 {...ICON} /> : <VolumeX {...ICON} />}
        onClick={() => onSound(sound === 'on' ? 'off' : 'on')}
      />
      <SpeedMenu speed={speed} onSpeed={onSpeed} />
      <IconButton
        label={t('play.settings.title')}
        icon={<SlidersHorizontal {...ICON} />}
        onClick={settings.open}
      />
      {onStory ? (
        <IconButton label={t('play.story.again')} icon={<MessagesSquare {...ICON} />} onClick={onStory} />
      ) : null}
      <IconButton label={t('play.mapInfo.title')} icon={<MapIcon {...ICON} />} onClick={map.open} />
      <IconButton
        label={t('play.help.title')}
        icon={<CircleQuestionMark {...ICON} />}
        onClick={help.open}
        disabledReason={helpReady ? undefined : t('play.help.later')}
      />
      <IconButton
        tone="sun"
        label={t('play.codeBook.title')}
        icon={<NotebookText {...ICON} />}
        onClick={book.open}
        expanded={bookOpened}
      />
      <DialogOnOpen opened={settingsOpened} onClose={settings.close}>
        <SettingsDialog
          opened={settingsOpened}
          onClose={settings.close}
          onZoom={onZoom}
          onFarmInWords={onFarmInWords}
        />
      </DialogOnOpen>
      <DialogOnOpen opened={mapOpened} onClose={map.close}>
        <MapInfoDialog opened={mapOpened} level={level} onClose={map.close} />
      </DialogOnOpen>
      <DialogOnOpen opened={helpOpened} onClose={help.close}>
        <HelpDialog
          opened={helpOpened}
          onClose={help.close}
          hints={data.hints}
          language={languageOf(data, 'hints')}
          way={wayOf(data)}
          onShown={onHint}
        />
      </DialogOnOpen>
      <DialogOnOpen opened={bookOpened} onClose={book.close}>
        <CodeBook opened={bookOpened} met={data.commands} fresh={data.introduces} onClose={book.close} />
      </DialogOnOpen>
    </div>
  );
};
