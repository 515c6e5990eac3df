import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import classes from './farm-banner.module.css';

type Props = {
  /** The shown farm of the level; 0 is the first. */
  readonly farm: number;
  readonly farms: number;
};

/** Text over the picture. It says that this is another farm of the level, and why the page shows it. */
export const FarmBanner = ({ farm, farms }: Props) => {
  const t = useWords();
  const language = useLanguage();
  if (farm === 0) return null;
  const number = formatNumber(language, farm + 1);
  return (
    <div className={classes.banner} data-over-farm>
      <b>{t('play.farms.number', { number, total: formatNumber(language, farms) })}</b>
      <span>{t('play.farms.failed', { number })}</span>
    </div>
  );
};
