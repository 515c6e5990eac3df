import brokenFence from '@hopcode/art/pictures/broken-fence.png';
import type { Course } from '@hopcode/contract/level/course';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { isLevelComplete } from '../../../lib/progress/completion.ts';
import { drafts } from '../../../lib/progress/drafts.ts';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import { useProgress } from '../../../lib/progress/progress-context.tsx';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import { usePageMeta } from '../../../lib/use-page-meta.ts';
import { ClosedCourse } from '../../../ui/course-gate/closed-course.tsx';
import { DirectionalIcon } from '../../../ui/directional-icon.tsx';
import { SnackBar } from '../../../ui/snack-bar.tsx';
import { AccessDialog } from '../access/access-dialog.tsx';
import classes from './closed-level.module.css';
import { CLOSED_EXTRA, openLevel } from './open-level.ts';

/** The reasons with their own titles. For all other reasons, the title says that the level is locked. */
const TITLES: Readonly<Record<string, 'not-ready' | 'extra'>> = {
  level_not_ready: 'not-ready',
  [CLOSED_EXTRA]: 'extra',
};

type Props = {
  /** The server's reason, or `CLOSED_EXTRA`. */
  readonly detail: string | undefined;
  readonly address: LevelAddress;
  /** The course of the level; undefined until it has loaded. */
  readonly course: Course | undefined;
};

/**
 * The page for a level that the server locks, or for an extra that is still locked. A snack bar shows the server's
 * reason (game.md section 8, 'Level data load'). The page behind it shows the reason too. It has nothing else to show,
 * and the three seconds of the snack bar are short for a child. If the level is not ready yet, a dialog that says how
 * to contact us replaces the snack bar (game.md section 2, 'Dialogs and modals').
 */
export const ClosedLevel = ({ detail, address, course }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const progress = useProgress();
  const hasCode = drafts.other(draftPlace(address), '') !== undefined;
  const [isOpen, setOpen] = useState(true);
  const isUnready = detail === 'level_not_ready';
  const title = t(`play:access.${TITLES[detail ?? ''] ?? 'locked'}.title`);
  usePageMeta(title);
  const told = detail === undefined ? title : t(`play:closed.${detail}`, { defaultValue: title });
  const reason = detail === CLOSED_EXTRA ? t('play:access.extra.detail') : told;
  if (detail === 'course_closed' && course?.gate) return <ClosedCourse course={course} gate={course.gate} />;
  const next = course && openLevel(course, (level) => isLevelComplete(progress, course.id, level));
  return (
    <>
      <div className={classes.page}>
        <img className={classes.picture} src={brokenFence} alt="" />
        <h1>{title}</h1>
        {reason === title ? null : <p>{reason}</p>}
        {hasCode ? <p>{isUnready ? t('play:closed.codeKept') : t('play:closed.code')}</p> : null}
        {course && next ? (
          <Button
            component={Link}
            to={paths.level(locale, course.id, next.slug)}
            rightSection={<DirectionalIcon to="next" />}
          >
            <bdi>{t('play:closed.goOn', { level: next.name })}</bdi>
          </Button>
        ) : null}
      </div>
      {isUnready ? (
        <AccessDialog
          wall={isOpen ? 'not-ready' : undefined}
          ways={['contact']}
          onClose={() => setOpen(false)}
        />
      ) : (
        <SnackBar words={reason} />
      )}
    </>
  );
};
