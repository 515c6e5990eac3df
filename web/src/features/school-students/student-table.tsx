import type { SchoolStudent } from '@hopcode/contract/organization/students';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { classesQuery } from '../../lib/api/school-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { StudentFace } from '../../ui/student-face.tsx';
import links from '../../ui/text-link.module.css';
import classes from './school-students.module.css';
import { classNameOf } from './school-students-query.ts';
import { useMayChange } from './use-may-change.ts';

type Props = {
  readonly students: readonly SchoolStudent[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (studentIds: readonly string[], isChosen: boolean) => void;
};

/** A page of the list of students. The user can select several of them for an action. */
export const StudentTable = ({ students, chosen, onChoose }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const { data: schoolClasses } = useQuery(classesQuery);
  const mayChange = useMayChange();
  const note = useId();
  const ids = students.filter(({ class_id }) => mayChange(class_id)).map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <>
      {ids.length < students.length ? (
        <p id={note} className={classes.hint}>
          {t('school:students.notAllYours')}
        </p>
      ) : null}
      <table className={classes.table}>
        <thead>
          <tr>
            <td>
              <input
                type="checkbox"
                className={classes.check}
                aria-label={t('school:students.chooseAll')}
                checked={ids.length > 0 && count === ids.length}
                disabled={ids.length === 0}
                ref={(box) => {
                  if (box) box.indeterminate = count > 0 && count < ids.length;
                }}
                onChange={(event) => onChoose(ids, event.currentTarget.checked)}
              />
            </td>
            <th scope="col">{t('school:student.username')}</th>
            <th scope="col">{t('school:student.fullName')}</th>
            <th scope="col">{t('school:student.class')}</th>
            <th scope="col">{t('school:students.editShort')}</th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, username, full_name, character, class_id }) => (
            <tr key={id} data-chosen={chosen.has(id)}>
              <td>
                <input
                  type="checkbox"
                  className={classes.check}
                  aria-label={t('school:students.choose', { name: username })}
                  disabled={!mayChange(class_id)}
                  aria-describedby={mayChange(class_id) ? undefined : note}
                  checked={chosen.has(id)}
                  onChange={(event) => onChoose([id], event.currentTarget.checked)}
                />
              </td>
              <th scope="row">
                <span className={classes.who}>
                  <StudentFace avatar={character} scale={2} />
                  <Link className={links.link} to={paths.schoolStudent(locale, id)}>
                    <bdi>{username}</bdi>
                  </Link>
                </span>
              </th>
              <td>
                <bdi>{full_name}</bdi>
              </td>
              <td className={classes.class}>
                <bdi>{classNameOf(schoolClasses, class_id) ?? ''}</bdi>
              </td>
              <td className={classes.edit}>
                {mayChange(class_id) ? (
                  <Link
                    className={links.link}
                    to={paths.editSchoolStudent(locale, id)}
                    aria-label={t('school:students.edit', { name: username })}
                  >
                    {t('school:students.editShort')}
                  </Link>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
