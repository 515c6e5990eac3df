import { organizationClassCreate } from '@hopcode/contract/organization/classes';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { refreshSchool } from '../../lib/api/school-query.ts';
import { afterDoing } from '../../lib/forms/done-message.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { PageCard } from '../../ui/page-card.tsx';
import { ClassForm, type ClassRules } from './class-form.tsx';

const NEW_CLASS: ClassRules = {
  name: '',
  quiz: true,
  no_skip: false,
  asks_to_join: false,
  approves_creative: false,
  open_courses: [],
  assistant_timing: 'asks',
  unlocked_chapters: null,
};

/** `/{lng}/organization/classes/add`: creates a class, then opens the page with its code. */
export const AddClassPage = () => {
  const t = useWords('school');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <PageCard title={t('school:classes.add')} width="wide">
      <ClassForm
        initial={NEW_CLASS}
        submit={t('school:classes.make')}
        send={(body) => api(organizationClassCreate, { body })}
        done={async ({ id, name }) => {
          await refreshSchool(queryClient);
          await navigate(paths.editClass(locale, id), afterDoing(t('school:done.made', { name })));
        }}
        back={paths.classes(locale)}
      />
    </PageCard>
  );
};
