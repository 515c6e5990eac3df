import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './utm-question.module.css';
import { type UtmConsent, utmConsent } from './utm-source.ts';

type Props = {
  /** The source in the address, at most 200 characters. */
  readonly source: string;
};

/** The maximum number of symbols of the source that are shown. Anyone can write a long text into an address. */
const SHOWN = 40;

const shortened = (source: string): string => {
  const symbols = [...source];
  return symbols.length <= SHOWN ? source : `${symbols.slice(0, SHOWN).join('')}…`;
};

/** Asks whether the source of the visit may be stored. Nothing is stored before the answer. */
export const UtmQuestion = ({ source }: Props) => {
  const t = useWords('site');
  const answer = (consent: UtmConsent): void => {
    utmConsent.write(consent);
    // The focused button has disappeared, so the page gets the focus.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={classes.bar} aria-label={t('site:utm.label')}>
      <p dir="auto">{t('site:utm.question', { source: isolateDirection(shortened(source)) })}</p>
      <button type="button" onClick={() => answer('yes')}>
        {t('site:utm.yes')}
      </button>
      <button type="button" onClick={() => answer('no')}>
        {t('site:utm.no')}
      </button>
    </section>
  );
};
