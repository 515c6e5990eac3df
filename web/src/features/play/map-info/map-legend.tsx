import { lookOf } from '@hopcode/art/map/thing-look';
import type { Level } from '@hopcode/engine/formats/level';
import { thingName } from '@hopcode/engine/message';
import { Droplets } from 'lucide-react';
import { useAvatar } from '../../../lib/account/learner.ts';
import { sayMessage } from '../../../lib/i18n/engine-words.ts';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import { useAtlas } from '../../../ui/use-atlas.ts';
import { type LegendEntry, legendOf } from './legend.ts';
import classes from './map-info-dialog.module.css';

type Props = { readonly level: Level };

const Picture = ({ entry: { example } }: { readonly entry: LegendEntry }) => {
  const atlas = useAtlas();
  if (!example) return <Droplets size={26} strokeWidth={2.2} aria-hidden />;
  const look = atlas && lookOf(example.item, example.thing, (name) => atlas.sprite(name) !== undefined);
  const [piece] = look?.pieces ?? [];
  return piece ? <PixelSprite name={piece.sprite} /> : null;
};

/** The legend of a level's map. The pictures appear when the atlas has loaded. */
export const MapLegend = ({ level }: Props) => {
  const t = useWords('play');
  const language = useLanguage();
  const avatar = useAvatar();
  return (
    <ul className={classes.legend}>
      <li>
        <span>
          <PixelSprite name={`avatar/${avatar}/face`} />
        </span>
        <b>{t('play.farm.character')}</b>
      </li>
      {legendOf(level).map((entry) => (
        <li key={entry.type}>
          <span>
            <Picture entry={entry} />
          </span>
          <div>
            <b>
              {entry.count > 1 ? `${formatNumber(language, entry.count)} ` : ''}
              {sayMessage(thingName(entry.type, entry.count), t)}
            </b>
            {entry.note === undefined ? null : <p>{t(`play:mapInfo.${entry.note}`)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
};
