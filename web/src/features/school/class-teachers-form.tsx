import { organizationClassTeachersUpdate } from '@hopcode/contract/organization/class-teachers';
import type { Teacher } from '@hopcode/contract/organization/teachers';
import { Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { SubmitButton } from '../../ui/form.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import classes from './school.module.css';
import { classTeachersQuery, teachersQuery } from './school-queries.ts';
import { teacherName } from './teacher-name.ts';

type ChoiceProps = {
  readonly classId: string;
  readonly staff: readonly Teacher[];
  readonly current: readonly Teacher[];
};

const TeachersChoice = ({ classId, staff, current }: ChoiceProps) => {
  const t = useWords('school');
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(current.map(({ id }) => id)));
  const save = useMutation({
    mutationFn: () =>
      api(organizationClassTeachersUpdate, { body: { class_id: classId, teacher_ids: [...chosen] } }),
    onSuccess: (teachers) => queryClient.setQueryData(classTeachersQuery(classId).queryKey, teachers),
  });
  const choose = (id: string, isChosen: boolean): void => {
    save.reset();
    setChosen((before) => {
      const after = new Set(before);
      if (isChosen) after.add(id);
      else after.delete(id);
      return after;
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <fieldset className={classes.group}>
        <legend>{t('school:classes.teachers.legend')}</legend>
        {staff.map((teacher) => (
          <label key={teacher.id} className={classes.check}>
            <input
              type="checkbox"
              checked={chosen.has(teacher.id)}
              onChange={(event) => choose(teacher.id, event.currentTarget.checked)}
            />
            <bdi>{teacherName(teacher)}</bdi>
          </label>
        ))}
      </fieldset>
      {save.isError ? (
        <p className={classes.failure} role="alert">
          {t('school:classes.teachers.failed')}
        </p>
      ) : null}
      <div className={classes.actions}>
        <span className={classes.saved} role="status">
          {save.isSuccess ? t('form.saved') : ''}
        </span>
        <SubmitButton sending={save.isPending}>{t('school:classes.teachers.save')}</SubmitButton>
      </div>
    </form>
  );
};

/** The teachers of a class. Only admins choose them. */
export const ClassTeachersForm = ({ classId }: { readonly classId: string }) => {
  const t = useWords('school');
  const staff = useQuery(teachersQuery);
  const current = useQuery(classTeachersQuery(classId));
  const content = () => {
    if (staff.data && current.data)
      return <TeachersChoice classId={classId} staff={staff.data} current={current.data} />;
    if (staff.isError || current.isError)
      return (
        <LoadError
          message={t('school:teachers.loadFailed')}
          onRetry={() => {
            void staff.refetch();
            void current.refetch();
          }}
        />
      );
    return <Skeleton height={100} radius={16} />;
  };
  return (
    <section className={classes.section}>
      <h2>{t('school:classes.teachers.title')}</h2>
      {content()}
    </section>
  );
};
