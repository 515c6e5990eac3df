import type { organizationNeedsHelp } from '@hopcode/contract/organization/needs-help';
import { Link } from 'react-router';
import type { z } from 'zod';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';
import classes from './needs-help.module.css';

type NotBegunStudent = z.infer<typeof organizationNeedsHelp.response>['not_begun'][number];

type Props = { readonly students: readonly NotBegunStudent[] };

/** Lists students who have never run a program. Students who are not logged in have a separate list. */
export const NotBegun = ({ students }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const language = useLanguage();
  if (students.length === 0) return null;
  const listOf = (loggedIn: boolean, words: string) => {
    const shown = students.filter(({ logged_in }) => logged_in === loggedIn);
    if (shown.length === 0) return null;
    return (
      <div className={classes.begin}>
        <h3>
          {words} ({formatNumber(language, shown.length)})
        </h3>
        <ul>
          {shown.map(({ student_id, username, full_name }) => (
            <li key={student_id}>
              <Link className={links.link} to={paths.schoolStudent(locale, student_id)}>
                <bdi>{full_name ?? username}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  };
  return (
    <>
      {listOf(true, t('school:needs.notBegun'))}
      {listOf(false, t('school:needs.notLoggedIn'))}
    </>
  );
};
