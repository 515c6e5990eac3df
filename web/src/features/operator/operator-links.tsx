import type { CurrentUser } from '@hopcode/contract/auth/current';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { roleOf } from '../../lib/account/role.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { mailsQuery } from './operator-only.tsx';

type OperatorLink = { readonly to: string; readonly words: string };

type Props = {
  readonly user: CurrentUser;
  /** How a menu shows one of the links. */
  readonly children: (link: OperatorLink) => ReactNode;
};

/** Accounts of schools and of players, and accounts that somebody acts as, are never the operator's. */
export const mayBeOperator = (user: CurrentUser): boolean =>
  roleOf(user) === 'parent' && user.student_id === null && user.impersonated !== true;

/**
 * The links to the pages of the operator; nothing for everybody else. The server alone knows who the operator is, so
 * show this in a menu that was opened, and only for those who may be.
 */
export const OperatorLinks = ({ user, children }: Props) => {
  const t = useWords('operator');
  const locale = useLocale();
  const { isSuccess } = useQuery({
    ...mailsQuery(1),
    enabled: mayBeOperator(user),
    // Whoever was refused once is not the operator; opening the menu again does not ask again.
    retryOnMount: false,
  });
  if (!isSuccess || !mayBeOperator(user)) return null;
  const links: readonly OperatorLink[] = [
    { to: paths.impersonate(locale), words: t('operator:impersonate.title') },
    { to: paths.operatorMail(locale), words: t('operator:mail.title') },
  ];
  return links.map((link) => <Fragment key={link.to}>{children(link)}</Fragment>);
};
