import { Button, Skeleton } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import classes from './guide-picture.module.css';
import type { GuideWay } from './guide-way.ts';

type Props = { readonly way: GuideWay };

/** The size of a tile in CSS pixels: two for each pixel of the art. The picture file has twice as many pixels. */
export const GUIDE_TILE = 32;

/**
 * The farm of a level with the path of its solution. Takes the focus, because the button that showed it has
 * disappeared.
 */
export const GuidePicture = ({ way: { image, columns, rows, levelName } }: Props) => {
  const t = useWords();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const figure = useRef<HTMLElement>(null);
  useEffect(() => figure.current?.focus(), []);
  const [width, height] = [columns * GUIDE_TILE, rows * GUIDE_TILE];
  return (
    <figure ref={figure} className={classes.guide} tabIndex={-1} aria-busy={state === 'loading'}>
      <figcaption>{t('play.help.wayDetail')}</figcaption>
      {state === 'failed' ? (
        <div className={classes.failed} role="alert">
          <p>{t('play.help.wayFailed')}</p>
          <Button
            leftSection={<RotateCcw size={18} strokeWidth={2.4} aria-hidden />}
            onClick={() => setState('loading')}
          >
            {t('failure.retry')}
          </Button>
        </div>
      ) : (
        <div className={classes.frame} style={{ maxWidth: width, aspectRatio: `${columns} / ${rows}` }}>
          {state === 'loading' ? <Skeleton className={classes.waiting} /> : null}
          <img
            src={image}
            width={width}
            height={height}
            alt={t('play.help.wayPicture', { level: levelName })}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        </div>
      )}
    </figure>
  );
};
