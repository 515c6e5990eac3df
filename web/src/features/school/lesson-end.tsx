import { organizationLessonEnd, organizationLessonEndUndo } from '@hopcode/contract/organization/lesson-end';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellOff, Undo2 } from 'lucide-react';
import { api } from '../../lib/api/api.ts';
import { SCHOOL } from '../../lib/api/school-query.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import { formatMoment } from './moments.ts';
import classes from './needs-help.module.css';
import { useMayChangeClass } from './use-may-change-class.ts';

const ICON = { size: 18, strokeWidth: 2.3, 'aria-hidden': true } as const;

type Props = {
  readonly classId: string;
  /** When a teacher ended the lesson; null if that was not recent. */
  readonly endedAt: string | null;
};

/**
 * A button that ends the lesson of a class, for accounts that may change the class. The list of students who need help
 * is then empty. The teacher can undo this.
 */
export const LessonEnd = ({ classId, endedAt }: Props) => {
  const t = useWords('school');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const mayChange = useMayChangeClass(classId);
  const change = useMutation({
    mutationFn: (call: typeof organizationLessonEnd) => api(call, { params: { class_id: classId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [SCHOOL, 'needs-help', classId] }),
  });
  const buttonOf = (call: typeof organizationLessonEnd, label: string, icon: typeof BellOff) => {
    const Icon = icon;
    return (
      <Button
        variant="default"
        leftSection={<Icon {...ICON} />}
        loading={change.isPending && change.variables === call}
        onClick={() => {
          if (!change.isPending) change.mutate(call);
        }}
      >
        {label}
      </Button>
    );
  };
  return (
    <div className={classes.lesson}>
      <span role="status" dir="auto">
        {endedAt === null ? '' : t('school:needs.ended', { time: formatMoment(language, endedAt) })}
      </span>
      {mayChange === true && endedAt !== null
        ? buttonOf(organizationLessonEndUndo, t('school:needs.undo'), Undo2)
        : null}
      {mayChange === true ? buttonOf(organizationLessonEnd, t('school:needs.end'), BellOff) : null}
      {change.isError ? <span role="alert">{t('school:needs.endFailed')}</span> : null}
    </div>
  );
};
