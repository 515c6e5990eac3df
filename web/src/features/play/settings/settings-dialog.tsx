import { Button } from '@mantine/core';
import { LocateFixed, ScrollText, ZoomIn, ZoomOut } from 'lucide-react';
import { useId } from 'react';
import { formatPercent } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { sound, stepNarration } from '../../../lib/settings.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { gameSounds } from '../game-sounds.ts';
import classes from './settings-dialog.module.css';
import { soundVolume, USUAL_VOLUME } from './sound-volume.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onZoom: (way: 'in' | 'out' | 'home') => void;
  readonly onFarmInWords: () => void;
};

/** One press of an arrow key on the volume. */
const VOLUME_STEP = 0.05;

const ICON = { size: 20, strokeWidth: 2.4 } as const;

/** How the game is shown and told. */
export const SettingsDialog = ({ opened, onClose, onZoom, onFarmInWords }: Props) => {
  const t = useWords('play');
  const narrationId = useId();
  const volumeId = useId();
  const language = useLanguage();
  const [narration, setNarration] = useStoredValue(stepNarration, 'on');
  const [soundSetting, setSound] = useStoredValue(sound, 'on');
  const [volume, setVolume] = useStoredValue(soundVolume, USUAL_VOLUME);
  const heard = soundSetting === 'on' ? volume : 0;
  /** A moved slider wants to be heard, also after the sound was turned off. */
  const changeVolume = (next: number): void => {
    setVolume(next);
    setSound(next === 0 ? 'off' : 'on');
    gameSounds.play('collect');
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('play.settings.title')}>
      <div className={classes.rows}>
        <div className={classes.row}>
          <span>
            <label htmlFor={volumeId}>{t('play:settings.volume')}</label>
          </span>
          <input
            type="range"
            id={volumeId}
            min={0}
            max={1}
            step={VOLUME_STEP}
            value={heard}
            aria-valuetext={formatPercent(language, heard)}
            onChange={(event) => changeVolume(Number(event.currentTarget.value))}
          />
        </div>
        <div className={classes.row}>
          <span>
            <label htmlFor={narrationId}>{t('play:settings.narration')}</label>
            <small id={`${narrationId}-detail`}>{t('play:settings.narrationDetail')}</small>
          </span>
          <input
            type="checkbox"
            id={narrationId}
            aria-describedby={`${narrationId}-detail`}
            checked={narration === 'on'}
            onChange={(event) => setNarration(event.currentTarget.checked ? 'on' : 'off')}
          />
        </div>
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
        <div className={classes.row}>
          <span>
            <b>{t('play.farm.title')}</b>
            <small>{t('play.farm.detail')}</small>
          </span>
          <Button
            variant="default"
            leftSection={<ScrollText {...ICON} aria-hidden />}
            onClick={onFarmInWords}
          >
            {t('play.farm.open')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
