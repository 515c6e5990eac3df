import '../ui/mantine-dialog.css';
import { Drawer } from '@mantine/core';
import { useMatch } from 'react-router';
import { CourseMenu } from '../features/course-menu/course-menu.tsx';
import { useWords } from '../lib/i18n/use-words.ts';
import { Footer } from './footer.tsx';
import classes from './sidebar.module.css';
import { useHomeLevel } from './use-home-level.ts';

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** The menu of the site, 300 px wide (game.md section 2, 'Sidebar'). */
export const Sidebar = ({ opened, onClose }: Props) => {
  const t = useWords();
  const playing = useMatch('/:lng/play/:courseId/:levelSlug');
  const home = useHomeLevel();
  const courseId = playing?.params.courseId ?? home.courseId;
  const levelSlug = playing?.params.levelSlug ?? home.levelSlug;
  return (
    <Drawer
      opened={opened}
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
      <CourseMenu courseId={courseId} levelSlug={levelSlug} onNavigate={onClose} />
      <Footer onNavigate={onClose} />
    </Drawer>
  );
};
