import mark from '@hopcode/art/mark.png';
import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { AccountArea } from './account-area.tsx';
import { ColorSchemeButton } from './color-scheme-button.tsx';
import classes from './header.module.css';
import { HeaderLinks } from './header-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { LoginHint } from './login-hint.tsx';

type Props = {
  readonly menuOpened: boolean;
  readonly onMenu: () => void;
  /** Whether the header is a thin bar. Its links are then in the menu (decision 64). */
  readonly isThin?: boolean;
  /** Gets the element in which a page shows its own content. */
  readonly placeRef?: Ref<HTMLDivElement>;
  /** What a thin header shows beside its buttons. */
  readonly children?: ReactNode;
};

/** The header of every page (game.md section 2, 'Header'). */
export const Header = ({ menuOpened, onMenu, isThin = false, placeRef, children }: Props) => {
  const t = useWords();
  const locale = useLocale();
  return (
    <header className={classes.header} data-thin={isThin || undefined}>
      <IconButton
        label={t('shell.menu')}
        icon={<MenuIcon size={22} strokeWidth={2.4} />}
        onClick={onMenu}
        expanded={menuOpened}
      />
      <Link to={paths.home(locale)} className={classes.logo} aria-label="Hopcode">
        <img src={mark} alt="" width={32} height={32} />
        <span>
          Hop<b>code</b>
        </span>
      </Link>
      {isThin ? (
        <div ref={placeRef} className={classes.content}>
          {children}
        </div>
      ) : (
        <HeaderLinks />
      )}
      <div className={classes.space}>
        <LoginHint />
      </div>
      <ColorSchemeButton />
      <LanguageMenu />
      <AccountArea />
    </header>
  );
};
