import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { FailureCode } from '../../lib/forms/refusal.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import type { IgnoredColumn, ListedStudent, ListProblem } from './name-list.ts';
import classes from './school-students.module.css';

/** A student as the server would create them. */
export type PreviewedStudent = {
  readonly username: string;
  readonly full_name: string | null;
  readonly renamed: boolean;
};

type Props = {
  readonly wished: readonly ListedStudent[];
  readonly problems: readonly ListProblem[];
  readonly ignored: readonly IgnoredColumn[];
  /** The students in the same order as in `wished`. */
  readonly students: readonly PreviewedStudent[];
  readonly sending: boolean;
  readonly failure: FailureCode | undefined;
  readonly onMake: () => void;
  readonly onBack: () => void;
};

const Problems = ({ problems }: Pick<Props, 'problems'>) => {
  const t = useWords('school', 'account');
  const locale = useLocale();
  return (
    <div className={classes.note} role="alert">
      <p>{t('school:students.leftOut', { count: problems.length })}</p>
      <ul>
        {problems.map(({ line, text, problem }) => (
          <li key={line}>
            {t('school:students.line', { line: formatNumber(locale, line) })} <bdi>{text.slice(0, 60)}</bdi>{' '}
            {t(`school:students.lineProblem.${problem}`)}
          </li>
        ))}
      </ul>
    </div>
  );
};

const Ignored = ({ ignored }: Pick<Props, 'ignored'>) => {
  const t = useWords('school', 'account');
  const locale = useLocale();
  return (
    <div className={classes.note} role="status">
      <p>{t('school:students.ignored', { count: ignored.length })}</p>
      <ul>
        {ignored.map(({ number, head }) => (
          <li key={number}>
            {head === '' ? (
              t('school:students.column', { number: formatNumber(locale, number) })
            ) : (
              <bdi>{head.slice(0, 60)}</bdi>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Shows a preview of a list: new usernames, changed usernames, and lines that will be left out. */
export const ListPreview = (props: Props) => {
  const { wished, problems, ignored, students, sending, failure, onMake, onBack } = props;
  const t = useWords('school', 'account');
  const locale = useLocale();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  const some = { count: students.length, number: formatNumber(locale, students.length) };
  const renamed = students.filter((student) => student.renamed).length;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending && students.length > 0) onMake();
      }}
    >
      <p ref={words} tabIndex={-1} className={classes.words}>
        {t('school:students.preview', some)}{' '}
        {renamed === 0
          ? null
          : t('school:students.renamed', { count: renamed, number: formatNumber(locale, renamed) })}
      </p>
      {problems.length === 0 ? null : <Problems problems={problems} />}
      {ignored.length === 0 ? null : <Ignored ignored={ignored} />}
      {students.length === 0 ? null : (
        <ScrollRegion className={classes.scroll} role="region" aria-label={t('school:students.list')}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('school:student.fullName')}</th>
                <th scope="col">{t('school:student.username')}</th>
              </tr>
            </thead>
            <tbody>
              {students.map((student, index) => {
                const wish = wished[index]?.username;
                return (
                  <tr key={student.username} data-changed={student.renamed}>
                    <td>
                      <bdi>{student.full_name}</bdi>
                    </td>
                    <th scope="row">
                      <bdi>{student.username}</bdi>
                      {student.renamed ? (
                        <span className={classes.mark}>
                          {wish === undefined
                            ? t('school:students.wasTaken')
                            : t('school:students.insteadOf', { name: wish })}
                        </span>
                      ) : null}
                    </th>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <FormError failure={failure} />
      <div className={classes.tools}>
        <SubmitButton sending={sending} disabled={students.length === 0}>
          {t('school:students.make', some)}
        </SubmitButton>
        <Button variant="default" disabled={sending} onClick={onBack}>
          {t('school:students.changeList')}
        </Button>
      </div>
    </form>
  );
};
