import { Button } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';

/** Links to the page that adds students to a class. */
export const AddStudents = ({ classId }: { readonly classId: string }) => {
  const t = useWords('school');
  const locale = useLocale();
  return (
    <p>
      <Button
        component={Link}
        to={paths.addSchoolStudents(locale, `?class=${classId}`)}
        leftSection={<UserPlus size={18} strokeWidth={2.3} aria-hidden />}
      >
        {t('school:classes.addStudents')}
      </Button>
    </p>
  );
};
