import '../../ui/mantine-dialog.css';
import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLocation, useMatch } from 'react-router';
import { CourseMenu } from '../../features/course-menu/course-menu.tsx';
import { useWords } from '../../lib/i18n/use-words.ts';
import { hasThinHeader } from '../../lib/level-address.ts';
import { COURSES } from '../../lib/site-courses.ts';
import { DialogOnOpen } from '../../ui/dialog-on-open.tsx';
import { useDialog } from '../../ui/give-focus-back.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { useHomeLevel } from '../learner/use-home-level.ts';
import { ColorSchemeButton } from './color-scheme-button.tsx';
import { Footer } from './footer.tsx';
import { LanguageMenu } from './language-menu.tsx';
import classes from './sidebar.module.css';
import { SidebarLinks } from './sidebar-links.tsx';
import { useSiteParts } from './site-config.ts';
import { useFeedback } from './use-feedback.tsx';

const ChooseCourseDialog = lazyPart(() =>
  import('../../features/course-menu/choose-course-dialog.tsx').then((file) => file.ChooseCourseDialog),
);

/** The cards of the course's map, which only small screens load. */
const PlaceMenu = lazyPart(() =>
  import('../../features/course-map/place-menu.tsx').then((file) => file.PlaceMenu),
);

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** The menu of the site, 300 px wide (game.md section 2, 'Sidebar'). */
export const Sidebar = ({ opened, onClose }: Props) => {
  const t = useWords();
  const { quizzes } = useSiteParts();
  const playing = useMatch('/:lng/play/:courseId/:levelSlug');
  const onMap = useMatch('/:lng/courses/:courseId');
  // On pages with a thin header, small screens show these buttons only in this menu.
  const isThin = hasThinHeader(useLocation().pathname);
  // This is decided when the menu opens, so that its contents do not change when a phone is turned.
  const isSmall = opened && globalThis.matchMedia('(max-width: 61.99em)').matches;
  const home = useHomeLevel();
  const feedback = useFeedback();
  const [choosing, choose] = useDisclosure(false);
  const courseId = playing?.params.courseId ?? onMap?.params.courseId ?? home.courseId;
  const levelSlug = playing?.params.levelSlug ?? home.levelSlug;
  const dialog = useDialog(opened);
  const instead = (open: () => void) => (): void => {
    onClose();
    open();
  };
  return (
    <>
      <Drawer
        {...dialog}
        onClose={onClose}
        size={300}
        title={t('shell.menuTitle')}
        closeButtonProps={{ 'aria-label': t('dialog.close'), size: 42, iconSize: 22 }}
        classNames={{
          content: classes.content,
          title: classes.title,
          header: classes.header,
          body: classes.body,
        }}
      >
        <SidebarLinks onNavigate={onClose} onVote={instead(() => feedback.open('vote'))} />
        {isThin ? (
          <div className={classes.looks}>
            <ColorSchemeButton />
            <LanguageMenu />
          </div>
        ) : null}
        <CourseMenu
          courseId={courseId}
          levelSlug={levelSlug}
          quizzes={quizzes}
          onNavigate={onClose}
          onChooseCourse={instead(choose.open)}
          places={
            isSmall
              ? (course, lists) => (
                  <MountOnOpen opened={opened} instead={lists}>
                    <PlaceMenu course={course} onNavigate={onClose} />
                  </MountOnOpen>
                )
              : undefined
          }
        />
        <Footer onNavigate={onClose} onFeedback={instead(() => feedback.open('feedback'))} />
      </Drawer>
      {feedback.dialog}
      <DialogOnOpen opened={choosing} onClose={choose.close}>
        <ChooseCourseDialog opened={choosing} onClose={choose.close} courses={COURSES} />
      </DialogOnOpen>
    </>
  );
};
