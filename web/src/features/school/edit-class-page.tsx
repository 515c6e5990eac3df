import {
  organizationClassDelete,
  organizationClassUpdate,
  type SchoolClass,
} from '@hopcode/contract/organization/classes';
import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { roleOf } from '../../lib/account/role.ts';
import { api } from '../../lib/api/api.ts';
import { refreshSchool } from '../../lib/api/school-query.ts';
import { afterDoing } from '../../lib/forms/done-message.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { AddStudents } from './add-students.tsx';
import { ClassCode } from './class-code.tsx';
import { ClassForm } from './class-form.tsx';
import { ClassTeachersForm } from './class-teachers-form.tsx';
import { isMissing } from './is-missing.ts';
import classes from './school.module.css';
import { classQuery } from './school-queries.ts';
import { useMayChangeClass } from './use-may-change-class.ts';

const DeleteClass = ({ schoolClass }: { readonly schoolClass: SchoolClass }) => {
  const t = useWords('school');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [asked, ask] = useDisclosure(false);
  const { id, name } = schoolClass;
  const erase = useMutation({
    mutationFn: () => api(organizationClassDelete, { params: { class_id: id } }),
    onSuccess: async () => {
      await navigate(paths.classes(locale), afterDoing(t('school:done.erased', { name })));
      queryClient.removeQueries({ queryKey: classQuery(id).queryKey });
      await refreshSchool(queryClient);
    },
  });
  return (
    <section className={classes.section}>
      <h2>{t('school:classes.delete.title', { name })}</h2>
      <p>{t('school:classes.delete.detail')}</p>
      <Button color="berry" aria-busy={erase.isPending} onClick={ask.open}>
        {t('school:classes.delete.button')}
      </Button>
      {erase.isError ? (
        <p className={classes.failure} role="alert">
          {t('school:classes.delete.failed')}
        </p>
      ) : null}
      <ConfirmDialog
        opened={asked}
        onClose={ask.close}
        onConfirm={() => erase.mutate()}
        title={t('school:classes.delete.title', { name })}
        confirm={t('school:classes.delete.confirm')}
      >
        {t('school:classes.delete.detail')}
      </ConfirmDialog>
    </section>
  );
};

const EditClass = ({ schoolClass }: { readonly schoolClass: SchoolClass }) => {
  const t = useWords('school');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const mayChange = useMayChangeClass(schoolClass.id);
  const {
    id,
    name,
    quiz,
    no_skip,
    asks_to_join,
    approves_creative,
    assistant_timing,
    unlocked_chapters,
    open_courses,
  } = schoolClass;
  if (mayChange === undefined) return <Skeleton height={220} radius={16} />;
  if (!mayChange)
    return (
      <>
        <p className={classes.empty}>{t('school:classes.edit.notYours')}</p>
        <ClassCode schoolClass={schoolClass} mayChange={false} />
      </>
    );
  return (
    <>
      {schoolClass.student_count === 0 ? <AddStudents classId={id} /> : null}
      <ClassForm
        initial={{
          name,
          quiz,
          no_skip,
          asks_to_join,
          approves_creative,
          assistant_timing,
          unlocked_chapters,
          open_courses,
        }}
        submit={t('form.save')}
        send={(body) => api(organizationClassUpdate, { params: { class_id: id }, body })}
        done={async (saved) => {
          await refreshSchool(queryClient);
          await navigate(
            paths.schoolClass(locale, id),
            afterDoing(t('school:done.saved', { name: saved.name })),
          );
        }}
        back={paths.schoolClass(locale, id)}
      />
      <ClassCode schoolClass={schoolClass} mayChange />
      {user && roleOf(user) === 'admin' ? <ClassTeachersForm classId={id} /> : null}
      <DeleteClass schoolClass={schoolClass} />
    </>
  );
};

/** `/{lng}/organization/classes/{classId}/edit`: the rules, code, teachers and deletion of a class. */
export const EditClassPage = () => {
  const t = useWords('school');
  const { classId = '' } = useParams();
  const { data: schoolClass, error, refetch } = useQuery(classQuery(classId));
  const content = () => {
    if (schoolClass) return <EditClass key={schoolClass.id} schoolClass={schoolClass} />;
    if (isMissing(error)) return <p role="alert">{t('school:classes.missing')}</p>;
    if (error) return <LoadError message={t('school:classes.loadFailed')} onRetry={() => void refetch()} />;
    return <Skeleton height={320} radius={16} />;
  };
  return (
    <PageCard title={t('school:classes.edit.title')} width="wide">
      {content()}
    </PageCard>
  );
};
