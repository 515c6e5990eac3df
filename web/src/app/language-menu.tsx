import { LOCALES } from '@hopcode/translations/locales';
import { Menu } from '@mantine/core';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { localeOf } from '../lib/i18n/direction.ts';
import { useLocale } from '../lib/i18n/use-locale.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { inLocale } from '../lib/paths.ts';
import classes from './language-menu.module.css';

/** All languages by their own names; each is a link to this page in that language. */
export const LanguageMenu = () => {
  const t = useWords();
  const locale = useLocale();
  const location = useLocation();
  const current = localeOf(locale);
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={440}
      withinPortal
      classNames={{ dropdown: classes.dropdown }}
    >
      <Menu.Target>
        <button
          type="button"
          className={classes.target}
          aria-label={t('shell.language', { name: current?.native_name ?? locale })}
        >
          <Globe size={18} strokeWidth={2.4} aria-hidden />
          <span className={classes.name} lang={locale}>
            {current?.native_name}
          </span>
          <ChevronDown size={15} strokeWidth={2.4} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {LOCALES.map(({ code, native_name, flag_emoji }) => (
          <Menu.Item
            key={code}
            component={Link}
            to={inLocale(code, location)}
            lang={code}
            hrefLang={code}
            aria-current={code === locale ? 'true' : undefined}
            className={classes.item}
            leftSection={<span aria-hidden>{flag_emoji}</span>}
            rightSection={code === locale ? <Check size={16} strokeWidth={3} aria-hidden /> : undefined}
          >
            {native_name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
