import { localeOf } from '@hopcode/translations/locales';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { inLocale } from '../../lib/paths.ts';
import classes from './page-message-bar.module.css';
import { useOfferedLanguage } from './use-offered-language.ts';

/** Offers a visitor this page in a language that the browser prefers. The words of the offer are in that language. */
export const LanguageOffer = () => {
  const offer = useOfferedLanguage();
  return offer === undefined ? null : <Offer code={offer.code} onClose={offer.close} />;
};

type Props = {
  /** Code of the offered language. */
  readonly code: string;
  readonly onClose: () => void;
};

const Offer = ({ code, onClose }: Props) => {
  const { i18n } = useTranslation('ui');
  const location = useLocation();
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void i18n.loadLanguages(code).then(() => {
      if (wanted) setLoaded(code);
    });
    return () => {
      wanted = false;
    };
  }, [i18n, code]);
  if (loaded !== code) return null;
  const t = i18n.getFixedT(code, 'ui');
  const { native_name: name = code, dir = 'ltr' } = localeOf(code) ?? {};
  return (
    <aside className={classes.bar} lang={code} dir={dir} aria-label={name}>
      <p>{t('shell.offer.text', { name })}</p>
      <Link to={inLocale(code, location)} hrefLang={code} onClick={onClose}>
        {t('shell.offer.follow', { name })}
      </Link>
      <button type="button" onClick={onClose}>
        {t('shell.offer.close')}
      </button>
    </aside>
  );
};
