import type { LoginCard } from '@hopcode/contract/organization/login-cards';
import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { csvOf } from '../../lib/csv.ts';
import { useLeaveQuestion } from '../../lib/forms/use-leave-question.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { LoginCards } from './login-cards.tsx';
import { MakeCards } from './make-cards.tsx';
import classes from './school-students.module.css';

/** A student that was just created. */
export type MadeStudent = {
  readonly id: string;
  readonly username: string;
  readonly full_name: string | null;
  readonly password: string;
};

type Props = { readonly students: readonly MadeStudent[]; readonly onMore: () => void };

type TableProps = Pick<Props, 'students'>;

const MadeTable = ({ students }: TableProps) => {
  const t = useWords('school');
  return (
    <ScrollRegion className={classes.scroll} role="region" aria-label={t('school:students.madeTitle')}>
      <table className={`${classes.table} ${classes.made}`}>
        <thead>
          <tr>
            <th scope="col">{t('school:student.fullName')}</th>
            <th scope="col">{t('school:student.username')}</th>
            <th scope="col">{t('school:student.password')}</th>
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, full_name, username, password }) => (
            <tr key={id}>
              <td>
                <bdi>{full_name}</bdi>
              </td>
              <th scope="row">
                <bdi>{username}</bdi>
              </th>
              <td>
                <code dir="ltr">{password}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

type ListProps = Props & {
  readonly onKept: () => void;
  readonly onCards: (cards: readonly LoginCard[]) => void;
};

const MadeList = ({ students, onMore, onKept, onCards }: ListProps) => {
  const t = useWords('school');
  const locale = useLocale();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const save = (): void => {
    const head = [t('school:student.fullName'), t('school:student.username'), t('school:student.password')];
    const rows = students.map(({ full_name, username, password }) => [full_name ?? '', username, password]);
    saveFile(`${t('school:students.file')}.csv`, csvOf([head, ...rows]), 'text/csv');
    onKept();
  };
  return (
    <PageCard title={t('school:students.madeTitle')} width="wide">
      <p ref={heading} tabIndex={-1} role="status">
        {t('school:students.made', {
          count: students.length,
          number: formatNumber(locale, students.length),
        })}{' '}
        <b>{t('school:students.once')}</b>
      </p>
      <div className={classes.tools}>
        <Button leftSection={<Download size={20} aria-hidden />} onClick={save}>
          {t('school:students.savePasswords')}
        </Button>
        <MakeCards
          studentIds={students.map(({ id }) => id)}
          onCards={onCards}
          leftSection={<Printer size={20} aria-hidden />}
        />
        <Button variant="default" onClick={onMore}>
          {t('school:students.addMore')}
        </Button>
        <Button variant="default" component={Link} to={paths.schoolStudents(locale)}>
          {t('school:students.done')}
        </Button>
      </div>
      <MadeTable students={students} />
    </PageCard>
  );
};

/**
 * Shows the students that were just created, with their passwords. The passwords are shown only now. Until the user
 * saves or prints them, leaving the page asks for confirmation.
 */
export const MadeStudents = ({ students, onMore }: Props) => {
  const t = useWords('school');
  const [isKept, setKept] = useState(false);
  const [cards, setCards] = useState<readonly LoginCard[]>();
  const { isOpen, ask, leave, stay } = useLeaveQuestion(!isKept);
  useWindowEvent('afterprint', () => setKept(true));
  return (
    <>
      {cards ? (
        <LoginCards
          cards={cards}
          passwords={new Map(students.map(({ id, password }) => [id, password]))}
          onSaved={() => setKept(true)}
          onBack={() => setCards(undefined)}
        />
      ) : (
        <MadeList
          students={students}
          onMore={() => ask(onMore)}
          onKept={() => setKept(true)}
          onCards={setCards}
        />
      )}
      <ConfirmDialog
        opened={isOpen}
        onClose={stay}
        onConfirm={leave}
        title={t('school:students.leaveTitle')}
        confirm={t('school:students.leaveConfirm')}
      >
        {t('school:students.leaveDetail')}
      </ConfirmDialog>
    </>
  );
};
