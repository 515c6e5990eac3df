import { Button } from '@mantine/core';
import { LocateFixed, ScrollText, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { formatPercent } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { sound, stepNarration, storyScenes } from '../../../lib/settings.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { moveSlider } from '../../../ui/move-slider.ts';
import { gameSounds } from '../screen/game-sounds.ts';
import classes from './settings-dialog.module.css';
import { soundVolume, USUAL_VOLUME } from './sound-volume.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onZoom: (way: 'in' | 'out' | 'home') => void;
  /** Called when the user opens the description of the farm. The settings dialog closes first. */
  readonly onFarmInWords: () => void;
};

/** How much one press of an arrow key changes the volume, as a fraction of the normal volume. */
const VOLUME_STEP = 0.05;

const ICON = { size: 20, strokeWidth: 2.4 } as const;

const VolumeRow = () => {
  const t = useWords('play');
  const id = useId();
  const language = useLanguage();
  const [soundSetting, setSound] = useStoredValue(sound, 'on');
  const [volume, setVolume] = useStoredValue(soundVolume, USUAL_VOLUME);
  const heard = soundSetting === 'on' ? volume : 0;
  /**
   * Moving the slider turns the sound on, unless the slider is at 0. If it is at 0, the sound button later restores the
   * last volume.
   */
  const changeVolume = (next: number): void => {
    if (next > 0) setVolume(next);
    setSound(next > 0 ? 'on' : 'off');
    gameSounds.play('collect');
  };
  return (
    <label className={classes.row}>
      <span>
        <b id={id}>{t('play:settings.volume')}</b>
      </span>
      <input
        type="range"
        aria-labelledby={id}
        min={0}
        max={1}
        step={VOLUME_STEP}
        value={heard}
        aria-valuetext={formatPercent(language, heard)}
        onKeyDown={(event) => moveSlider(event, changeVolume)}
        onChange={(event) => changeVolume(Number(event.currentTarget.value))}
      />
    </label>
  );
};

const NarrationRow = () => {
  const t = useWords('play');
  const id = useId();
  const [narration, setNarration] = useStoredValue(stepNarration, 'on');
  return (
    <label className={classes.row}>
      <span>
        <b id={id}>{t('play:settings.narration')}</b>
        <small id={`${id}-detail`}>{t('play:settings.narrationDetail')}</small>
      </span>
      <input
        type="checkbox"
        aria-labelledby={id}
        aria-describedby={`${id}-detail`}
        checked={narration === 'on'}
        onChange={(event) => setNarration(event.currentTarget.checked ? 'on' : 'off')}
      />
    </label>
  );
};

const StoryRow = () => {
  const t = useWords('play');
  const id = useId();
  const [story, setStory] = useStoredValue(storyScenes, 'on');
  return (
    <label className={classes.row}>
      <span>
        <b id={id}>{t('play:settings.story')}</b>
        <small id={`${id}-detail`}>{t('play:settings.storyDetail')}</small>
      </span>
      <input
        type="checkbox"
        aria-labelledby={id}
        aria-describedby={`${id}-detail`}
        checked={story === 'on'}
        onChange={(event) => setStory(event.currentTarget.checked ? 'on' : 'off')}
      />
    </label>
  );
};

const ZoomRow = ({ onZoom }: Pick<Props, 'onZoom'>) => {
  const t = useWords('play');
  return (
    <div className={classes.row}>
      <span>
        <b>{t('play:settings.zoom')}</b>
        <small>{t('play:mapInfo.keyboardZoom')}</small>
      </span>
      <div className={classes.buttons}>
        <IconButton
          label={t('play:settings.zoomOut')}
          icon={<ZoomOut {...ICON} />}
          onClick={() => onZoom('out')}
        />
        <IconButton
          label={t('play:settings.zoomHome')}
          icon={<LocateFixed {...ICON} />}
          onClick={() => onZoom('home')}
        />
        <IconButton
          label={t('play:settings.zoomIn')}
          icon={<ZoomIn {...ICON} />}
          onClick={() => onZoom('in')}
        />
      </div>
    </div>
  );
};

/** The settings for sound, narration, the story and zoom. */
export const SettingsDialog = ({ opened, onClose, onZoom, onFarmInWords }: Props) => {
  const t = useWords('play');
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (opened) opener.current = document.activeElement;
  }, [opened]);
  const readFarm = (): void => {
    // When the description of the farm closes, it returns the focus to the element that had it before. So that element
    // must still exist.
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    onClose();
    onFarmInWords();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('play.settings.title')}>
      <div className={classes.rows}>
        <VolumeRow />
        <NarrationRow />
        <StoryRow />
        <ZoomRow onZoom={onZoom} />
        <div className={classes.row}>
          <span>
            <b>{t('play.farm.title')}</b>
            <small>{t('play.farm.detail')}</small>
          </span>
          <Button variant="default" leftSection={<ScrollText {...ICON} aria-hidden />} onClick={readFarm}>
            {t('play.farm.open')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
