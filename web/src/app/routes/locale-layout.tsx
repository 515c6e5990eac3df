import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import { useDirection } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { setDocumentLanguage } from '../../lib/i18n/document-language.ts';

/**
 * All pages with a language in their address. An address with an unknown language is redirected to English (platform.md
 * section 2).
 */
export const LocaleLayout = () => {
  const { lng } = useParams();
  const location = useLocation();
  const { i18n } = useTranslation('ui');
  const { setDirection } = useDirection();
  const asked = useRef(i18n.language);
  const locale = localeOf(lng);
  const code = locale?.code;
  const dir = locale?.dir;

  useEffect(() => {
    if (!code || !dir) return;
    let wanted = true;
    // Changing to the current language would render the whole page again.
    const change = asked.current === code ? Promise.resolve() : i18n.changeLanguage(code);
    asked.current = code;
    void change.then(() => {
      if (!wanted) return;
      setDocumentLanguage(code);
      setDirection(dir);
    });
    return () => {
      wanted = false;
    };
  }, [code, dir, i18n, setDirection]);

  if (!code) return <Navigate to={`/${DEFAULT_LOCALE}${location.pathname}${location.search}`} replace />;
  return <Outlet />;
};
