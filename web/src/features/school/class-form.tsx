import { organizationClassCreate, type SchoolClass } from '@hopcode/contract/organization/classes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Form } from '../../ui/form.tsx';
import { TimingRadios } from '../../ui/timing-radios.tsx';
import { hasOpenChapter } from './class-rules.ts';
import { OpenChaptersChoice } from './open-chapters-choice.tsx';
import { OpenCoursesChoice } from './open-courses-choice.tsx';
import classes from './school.module.css';
import { SchoolField } from './school-field.tsx';

/** The fields of a class that the form changes. */
export type ClassRules = Pick<
  SchoolClass,
  | 'name'
  | 'quiz'
  | 'no_skip'
  | 'asks_to_join'
  | 'approves_creative'
  | 'assistant_timing'
  | 'unlocked_chapters'
  | 'open_courses'
>;

type Props = {
  readonly initial: ClassRules;
  readonly submit: string;
  readonly send: (rules: ClassRules) => Promise<SchoolClass>;
  readonly done: (changed: SchoolClass) => void | Promise<void>;
  /** The address that the Cancel button leads to. */
  readonly back: string;
};

const TIMINGS = ['asks', 'waits', 'off'] as const;

/** The form for the name, the rules and the open chapters of a class. */
export const ClassForm = ({ initial, submit, send, done, back }: Props) => {
  const t = useWords('school', 'class-levels', 'account');
  const [before] = useState(initial);
  const [rules, setRules] = useState(before);
  const [noChapter, setNoChapter] = useState(false);
  const form = useForm({
    initial: { name: initial.name },
    check: (values) => {
      const isEmpty = !hasOpenChapter(rules.unlocked_chapters);
      setNoChapter(isEmpty);
      return {
        ...checkFields(organizationClassCreate.body, { ...rules, ...values }),
        ...(isEmpty ? { unlocked_chapters: 'missing' as const } : {}),
      };
    },
    send: ({ name }) => send({ ...rules, name }),
    done,
  });
  return (
    <Form
      form={form}
      unsaved={form.isChanged || rules !== before}
      submit={submit}
      beside={
        <Button variant="default" component={Link} to={back}>
          {t('dialog.cancel')}
        </Button>
      }
    >
      <SchoolField form={form} of="classes" name="name" autoComplete="off" />
      <div>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={rules.no_skip}
            onChange={(event) => setRules({ ...rules, no_skip: event.currentTarget.checked })}
          />
          <span>
            {t('school:classes.noSkip')}
            <small>{t('school:classes.noSkipHint')}</small>
          </span>
        </label>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={rules.quiz}
            onChange={(event) => setRules({ ...rules, quiz: event.currentTarget.checked })}
          />
          <span>
            {t('school:classes.quiz')}
            <small>{t('school:classes.quizHint')}</small>
          </span>
        </label>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={rules.asks_to_join}
            onChange={(event) => setRules({ ...rules, asks_to_join: event.currentTarget.checked })}
          />
          <span>
            {t('school:classes.asksToJoin')}
            <small>{t('school:classes.asksToJoinHint')}</small>
          </span>
        </label>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={rules.approves_creative}
            onChange={(event) => setRules({ ...rules, approves_creative: event.currentTarget.checked })}
          />
          <span>
            {t('class-levels:approves.label')}
            <small>{t('class-levels:approves.hint')}</small>
          </span>
        </label>
      </div>
      <fieldset className={classes.group}>
        <legend>{t('school:student.assistant.title')}</legend>
        <TimingRadios
          of="class"
          choices={TIMINGS}
          value={rules.assistant_timing}
          onChange={(timing) => setRules({ ...rules, assistant_timing: timing })}
        />
        <p className={classes.note}>{t('school:student.assistant.oneStudent')}</p>
      </fieldset>
      <OpenCoursesChoice
        value={rules.open_courses}
        onChange={(courses) => setRules({ ...rules, open_courses: courses })}
      />
      <OpenChaptersChoice
        value={rules.unlocked_chapters}
        onChange={(unlocked) => {
          setRules({ ...rules, unlocked_chapters: unlocked });
          setNoChapter(false);
        }}
        problem={noChapter ? t('school:classes.chapters.missing') : undefined}
      />
    </Form>
  );
};
