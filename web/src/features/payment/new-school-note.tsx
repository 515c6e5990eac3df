import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { billingStateOf } from './billing-state.ts';
import classes from './payment.module.css';

const Note = ({ name, hasStudents }: { readonly name: string; readonly hasStudents: boolean }) => {
  const t = useWords('payment');
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has disappeared, so the title gets the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.form}>
      <div role="status">
        <h2 ref={title} tabIndex={-1} className={classes.heading}>
          {t('payment:toSchool.done', { name })}
        </h2>
        <p>{t('payment:toSchool.next')}</p>
      </div>
      <div className={classes.actions}>
        <Button component={Link} to={paths.organization(locale)}>
          {t('payment:toSchool.rename')}
        </Button>
        <Button component={Link} variant="default" to={paths.schoolPlan(locale)}>
          {t('payment:toSchool.plan')}
        </Button>
        {hasStudents ? (
          <Button component={Link} variant="default" to={paths.schoolStudents(locale)}>
            {t('payment:toSchool.passwords')}
          </Button>
        ) : null}
      </div>
    </div>
  );
};

/** After an account has become a school, says what has changed, and the next steps. */
export const NewSchoolNote = () => {
  const { newSchool, hasStudents = false } = billingStateOf(useLocation().state);
  return newSchool === undefined ? null : <Note name={newSchool} hasStudents={hasStudents} />;
};
