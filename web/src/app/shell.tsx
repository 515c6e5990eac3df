import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { Outlet, useMatch } from 'react-router';
import { useWords } from '../lib/i18n/use-words.ts';
import { WhenOpened } from '../ui/when-opened.tsx';
import { FeedbackButton } from './feedback-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './shell.module.css';

const Sidebar = lazy(() => import('./sidebar.tsx').then((file) => ({ default: file.Sidebar })));

/** What stands around every page. */
export const Shell = () => {
  const t = useWords();
  const [menuOpened, menu] = useDisclosure(false);
  const isHome = useMatch('/:lng') !== null;
  const isPlay = useMatch('/:lng/play/*') !== null;
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        {t('shell.skip')}
      </a>
      <Header menuOpened={menuOpened} onMenu={menu.toggle} />
      <WhenOpened opened={menuOpened}>
        <Sidebar opened={menuOpened} onClose={menu.close} />
      </WhenOpened>
      <main id="main" className={classes.main} tabIndex={-1}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      {isHome || isPlay ? null : <Footer />}
      <FeedbackButton />
    </div>
  );
};
