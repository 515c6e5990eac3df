import { CREATIVE_NAME_LENGTH } from '@hopcode/contract/creative/creative-level';
import { CREATIVE_COURSES, creativeCourseSchema } from '@hopcode/contract/creative/creative-summary';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Design } from '../model/design.ts';
import type { EditorEvent } from '../model/editor-events.ts';
import { nameProblem } from '../model/level-name.ts';
import classes from './dialogs.module.css';
import '@mantine/core/styles/Input.layer.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly design: Design;
  /** Undefined until the level is saved for the first time. */
  readonly slug: string | undefined;
  readonly hasSchool: boolean;
  /** Whether the author's solution has completed all farms as they are now, or the server has a proof of that. */
  readonly isProven: boolean;
  /** Whether the author has tried to save a level without a valid name. */
  readonly isAsked: boolean;
  readonly dispatch: (event: EditorEvent) => void;
};

/** Edits the name, course, sharing and slug of a level (game.md section 3, 'Creator settings'). */
export const SettingsDialog = ({
  opened,
  onClose,
  design,
  slug,
  hasSchool,
  isProven,
  isAsked,
  dispatch,
}: Props) => {
  const t = useWords('creator');
  const change = (part: Partial<Design>, group?: string): void =>
    dispatch({ type: 'design-changed', change: part, ...(group !== undefined && { group }) });
  const [isTyped, setTyped] = useState(false);
  const problem = isAsked || isTyped ? nameProblem(design.name) : undefined;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('creator:settings.title')}
      actions={<Button onClick={onClose}>{t('creator:settings.done')}</Button>}
    >
      <div className={classes.form}>
        <TextInput
          size="md"
          data-autofocus
          label={t('creator:settings.name')}
          value={design.name}
          maxLength={CREATIVE_NAME_LENGTH.most + 10}
          error={problem === undefined ? undefined : t(`creator:settings.nameProblem.${problem}`)}
          onChange={(event) => change({ name: event.currentTarget.value }, 'name')}
          onBlur={() => setTyped((typed) => typed || design.name !== '')}
        />
        <label className={classes.field}>
          <span>{t('creator:settings.course')}</span>
          <select
            value={design.courseId}
            onChange={(event) => {
              const course = creativeCourseSchema.safeParse(event.currentTarget.value);
              if (course.success) change({ courseId: course.data });
            }}
          >
            {CREATIVE_COURSES.map((course) => (
              <option key={course} value={course}>
                {t(`creator:settings.courses.${course}`)}
              </option>
            ))}
          </select>
        </label>
        {slug === undefined ? null : (
          <label className={classes.field}>
            <span>{t('creator:settings.slug')}</span>
            <input readOnly value={slug} dir="ltr" />
          </label>
        )}
        {hasSchool ? (
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={design.schoolVisible}
              onChange={(event) => change({ schoolVisible: event.currentTarget.checked })}
            />
            <span>{t('creator:settings.school')}</span>
          </label>
        ) : null}
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={design.isPublic}
            onChange={(event) => change({ isPublic: event.currentTarget.checked })}
          />
          <span>{t('creator:settings.public')}</span>
        </label>
        <p className={classes.note} role="status">
          {isProven ? t('creator:settings.proven') : t('creator:settings.unproven')}
        </p>
      </div>
    </Dialog>
  );
};
