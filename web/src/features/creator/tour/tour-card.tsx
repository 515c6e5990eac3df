import { Button } from '@mantine/core';
import { X } from 'lucide-react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './tour-card.module.css';
import { TOUR_STEPS, type TourStep } from './tour-steps.ts';

type Props = {
  readonly step: TourStep;
  readonly onNext: () => void;
  readonly onEnd: () => void;
};

/**
 * One step of the tour, on a card beside the farm. The card never covers the farm or takes the focus. When the tour
 * ends, the focus moves to the farm.
 */
export const TourCard = ({ step, onNext, onEnd }: Props) => {
  const t = useWords('creator');
  const locale = useLocale();
  const number = (value: number): string => formatNumber(locale, value);
  return (
    <aside className={classes.card} aria-label={t('creator:tour.label')}>
      <div role="status" className={classes.words}>
        <b>
          {t('creator:tour.step', {
            number: number(TOUR_STEPS.indexOf(step) + 1),
            total: number(TOUR_STEPS.length),
          })}{' '}
          {t(`creator:tour.${step}.title`)}
        </b>
        <p>{t(`creator:tour.${step}.detail`)}</p>
      </div>
      <Button variant="default" onClick={onNext}>
        {step === 'welcome' ? t('creator:tour.start') : t('creator:tour.next')}
      </Button>
      <IconButton label={t('creator:tour.end')} icon={<X size={20} aria-hidden />} onClick={onEnd} />
    </aside>
  );
};
