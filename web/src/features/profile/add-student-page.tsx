import { profileStudentsCreate } from '@hopcode/contract/profile/students';
import { AVATARS, type Avatar } from '@hopcode/contract/student/student';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { afterDoing } from '../../lib/forms/done-message.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useUsernameTaken } from '../../lib/forms/use-taken.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { AvatarPicker } from '../../ui/avatar-picker.tsx';
import { Form } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { TakenNote } from '../../ui/taken-note.tsx';
import { UsernameField } from '../../ui/username-field.tsx';
import { refreshStudents } from './students-query.ts';

/**
 * `/{lng}/profile/students/add`: a form for the username and the avatar of a new student. The page does not switch to
 * the new student. A parent who acts as a student would need the password again to add another student.
 */
export const AddStudentPage = () => {
  const t = useWords('site', 'account', 'profile');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [character, setCharacter] = useState<Avatar>(AVATARS[0]);
  const form = useForm({
    initial: { username: '' },
    check: (values) => checkFields(profileStudentsCreate.body, values),
    send: ({ username }) => api(profileStudentsCreate, { body: { username, character } }),
    done: async ({ username: name }) => {
      await refreshStudents(queryClient);
      await navigate(paths.students(locale), afterDoing(t('site:profile.playerAdded', { name })));
    },
  });
  const taken = useUsernameTaken(form.problems.username === undefined ? form.values.username : undefined);
  return (
    <PageCard title={t('profile:add.title')} picture={`avatar/${character}/face`} width="wide">
      <Form
        form={form}
        submit={t('profile:add.submit')}
        beside={
          <Button variant="default" component={Link} to={paths.students(locale)}>
            {t('dialog.cancel')}
          </Button>
        }
      >
        <div>
          <UsernameField form={form} suggestFirst />
          <TakenNote of="username" taken={taken} />
        </div>
        <AvatarPicker value={character} onChange={setCharacter} />
      </Form>
    </PageCard>
  );
};
