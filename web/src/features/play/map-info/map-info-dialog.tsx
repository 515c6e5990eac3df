import type { Level } from '@hopcode/engine/formats/level';
import { Hand, Keyboard, MousePointer2 } from 'lucide-react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import classes from './map-info-dialog.module.css';
import { MapLegend } from './map-legend.tsx';

type Props = { readonly opened: boolean; readonly level: Level; readonly onClose: () => void };

const WAYS = [
  { way: 'mouse', Icon: MousePointer2 },
  { way: 'touch', Icon: Hand },
  { way: 'keyboard', Icon: Keyboard },
] as const;

/** Shows what is on the map, and how to move and zoom it (game.md section 2, 'Toolbar'). */
export const MapInfoDialog = ({ opened, level, onClose }: Props) => {
  const t = useWords('play');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('play.mapInfo.title')} size={520}>
      <h3 className={classes.title}>{t('play:mapInfo.legend')}</h3>

      <MapLegend level={level} />

      {WAYS.map(({ way, Icon }) => (
        <section key={way} className={classes.way}>
          <Icon size={26} strokeWidth={2.2} aria-hidden />
          <div>
            <h3>{t(`play:mapInfo.${way}`)}</h3>
            <p>{t(`play:mapInfo.${way}Pan`)}</p>
            <p>{t(`play:mapInfo.${way}Zoom`)}</p>
            {way === 'keyboard' ? <p>{t('play:mapInfo.keyboardTime')}</p> : null}
          </div>
        </section>
      ))}
    </Dialog>
  );
};
