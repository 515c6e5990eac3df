import {
  LOGIN_PICTURE_COUNT,
  LOGIN_PICTURES,
  type LoginPicture as Name,
} from '@hopcode/contract/auth/login-pictures';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { LoginPicture } from '../../ui/login-picture.tsx';
import classes from './picture-password.module.css';

type Props = {
  readonly picked: readonly Name[];
  readonly onPick: (picked: readonly Name[]) => void;
  /** Whether the form reports missing pictures. */
  readonly isWrong: boolean;
};

const PLACES = Array.from({ length: LOGIN_PICTURE_COUNT }, (_, index) => index);

/** A password of three pictures for children who cannot write yet. The name of each picture is beside it. */
export const PicturePassword = ({ picked, onPick, isWrong }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const problem = useId();
  const isFull = picked.length >= LOGIN_PICTURE_COUNT;
  const slotWords = (at: number): string => {
    const picture = picked[at];
    const place = formatNumber(locale, at + 1);
    return picture === undefined
      ? t('school:cards.empty', { place })
      : t('school:cards.picked', { place, picture: t(`school:cards.picture.${picture}`) });
  };
  return (
    <fieldset className={classes.fields} aria-describedby={isWrong ? problem : undefined}>
      <legend>{t('school:cards.pick')}</legend>
      <ol className={classes.picked} role="status">
        {PLACES.map((at) => {
          const picture = picked[at];
          return (
            <li key={at} data-filled={picture !== undefined}>
              <span className={classes.said}>{slotWords(at)}</span>
              {picture === undefined ? null : <LoginPicture name={picture} scale={2} />}
            </li>
          );
        })}
      </ol>
      <div className={classes.pictures}>
        {LOGIN_PICTURES.map((picture, index) => (
          <button
            key={picture}
            type="button"
            className={classes.picture}
            aria-disabled={isFull}
            data-invalid={isWrong && index === 0}
            onClick={() => {
              if (!isFull) onPick([...picked, picture]);
            }}
          >
            <LoginPicture name={picture} scale={2} />
            <span>{t(`school:cards.picture.${picture}`)}</span>
          </button>
        ))}
      </div>
      {isWrong ? (
        <p id={problem} className={classes.problem}>
          {t('school:cards.missing')}
        </p>
      ) : null}
      <div>
        <Button variant="default" size="sm" onClick={() => onPick([])}>
          {t('school:cards.again')}
        </Button>
      </div>
    </fieldset>
  );
};
