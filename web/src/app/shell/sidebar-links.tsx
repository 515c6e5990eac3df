import {
  BookMarked,
  Building2,
  Hammer,
  Inbox,
  Lightbulb,
  LogIn,
  type LucideIcon,
  Mail,
  MessagesSquare,
  ScrollText,
  ShoppingCart,
  Sparkles,
  Swords,
  Vote,
  Wrench,
} from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './sidebar.module.css';
import { OUTSIDE, useSiteParts } from './site-config.ts';
import { type LinkId, linksOf } from './site-links.ts';

const ICONS: Readonly<Partial<Record<LinkId, LucideIcon>>> = {
  levelCreator: Hammer,
  login: LogIn,
  buyCourse: ShoppingCart,
  registerInstitution: Building2,
  creativeLevels: Sparkles,
  challenges: Swords,
  guide: BookMarked,
  contact: Mail,
  discord: MessagesSquare,
  vote: Vote,
  impersonate: Wrench,
  operatorInbox: Inbox,
  operatorMail: Mail,
  operatorPurchases: ShoppingCart,
  operatorReview: ScrollText,
  operatorLog: ScrollText,
};

const ICON = { size: 19, strokeWidth: 2.3, 'aria-hidden': true } as const;

type Props = {
  readonly onNavigate: () => void;
  /** Opens the voting form. Called only if the site has no external address for votes. */
  readonly onVote: () => void;
};

/**
 * The links at the top of the site menu. The link for choosing a course is not here, but beside the name of the course.
 */
export const SidebarLinks = ({ onNavigate, onVote }: Props) => {
  const t = useWords();
  const parts = useSiteParts();
  const locale = useLocale();
  const user = useCurrentUser();
  const links = linksOf('sidebar', user, locale, { parts, outside: OUTSIDE });
  return (
    <nav aria-label={t('shell.links')}>
      <ul className={classes.links}>
        {links
          .filter(({ id }) => id !== 'chooseCourse')
          .map(({ id, to, href }) => {
            const Icon = ICONS[id] ?? Lightbulb;
            const content = (
              <>
                <Icon {...ICON} />
                {t(`shell.link.${id}`)}
              </>
            );
            return (
              <li key={id} data-link={id}>
                {to === undefined ? null : (
                  <Link to={to} onClick={onNavigate}>
                    {content}
                  </Link>
                )}
                {id === 'vote' && href === undefined ? (
                  <button type="button" onClick={onVote}>
                    {content}
                  </button>
                ) : null}
                {href === undefined ? null : (
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {content}
                  </a>
                )}
              </li>
            );
          })}
      </ul>
    </nav>
  );
};
