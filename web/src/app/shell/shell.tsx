import '../../lib/forms/history-steps.ts';
import type { CurrentUser } from '@hopcode/contract/auth/current';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { type PageMessage, pageMessage } from '../../lib/account/page-message.ts';
import { roleOf } from '../../lib/account/role.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { courseOfMap, hasThinHeader, showsLevel } from '../../lib/level-address.ts';
import { DialogOnOpen } from '../../ui/dialog-on-open.tsx';
import { HeaderPlace } from '../../ui/in-header.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { usePlace } from '../../ui/use-place.ts';
import { FeedbackButton } from './feedback-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PasswordQuestion } from './password-question.tsx';
import classes from './shell.module.css';
import { useArrival } from './use-arrival.ts';
import { useFeedback } from './use-feedback.tsx';
import { useRecording } from './use-recording.ts';
import { useUtmSource } from './use-utm-source.ts';

const Sidebar = lazyPart(() => import('./sidebar.tsx').then((file) => file.Sidebar));
const OperatorBanner = lazy(() =>
  import('../../features/operator/operator-banner.tsx').then((file) => ({ default: file.OperatorBanner })),
);
const StudentBanner = lazy(() =>
  import('./student-banner.tsx').then((file) => ({ default: file.StudentBanner })),
);
const InvitationNotice = lazy(() =>
  import('../../features/invitations/invitation-notice.tsx').then((file) => ({
    default: file.InvitationNotice,
  })),
);
const MapBar = lazyPart(() => import('../../features/course-map/map-bar.tsx').then((file) => file.MapBar));
const UtmQuestion = lazyPart(() => import('./utm-question.tsx').then((file) => file.UtmQuestion));
const LanguageOffer = lazyPart(() => import('./language-offer.tsx').then((file) => file.LanguageOffer));
const PageMessageBar = lazyPart(() => import('./page-message-bar.tsx').then((file) => file.PageMessageBar));

/**
 * Whether a message is for this user. The message about a deleted account is for visitors, and the others are for
 * logged-in users.
 */
const isFor = (message: PageMessage, user: CurrentUser | null | undefined): boolean =>
  (message !== 'erased') === Boolean(user);

/** Whether the script of `index.html` has reserved space for the offer of another language. */
const hasPlaceForOffer = (): boolean => 'offer' in document.documentElement.dataset;
const neverChanges = () => () => {};

/** The frame of every page. */
export const Shell = () => {
  const t = useWords();
  const user = useCurrentUser();
  const message = useSyncExternalStore(pageMessage.subscribe, pageMessage.read, () => undefined);
  const [menuOpened, menu] = useDisclosure(false);
  const [placeInHeader, setPlaceInHeader] = usePlace();
  const { pathname } = useLocation();
  const isPlay = showsLevel(pathname);
  const isThin = hasThinHeader(pathname);
  const shownCourse = courseOfMap(pathname);
  const feedback = useFeedback();
  const giveFeedback = (): void => feedback.open('feedback');
  const askedSource = useUtmSource();
  const hasOffer = useSyncExternalStore(neverChanges, hasPlaceForOffer, () => false);
  useArrival();
  useRecording();
  const role = user ? roleOf(user) : undefined;
  // An operator who acts as a parent sees only the operator's banner.
  const isOperatorsParent = role === 'parent' && user?.impersonated === true;
  const actsAsStudent = user?.is_student === true && role !== 'pupil' && !isOperatorsParent;
  const footer = <Footer onFeedback={giveFeedback} isPlay={isPlay} />;
  const shell = (
    <div className={classes.shell} data-level={isPlay || undefined}>
      <a className={classes.skip} href="#main">
        {t('shell.skip')}
      </a>
      <Header menuOpened={menuOpened} onMenu={menu.toggle} isThin={isThin} placeRef={setPlaceInHeader}>
        {shownCourse === undefined ? null : (
          <Suspense fallback={null}>
            <MapBar courseId={shownCourse} />
          </Suspense>
        )}
      </Header>
      {user?.impersonated === true ? (
        <Suspense fallback={null}>
          <OperatorBanner user={user} />
        </Suspense>
      ) : null}
      {actsAsStudent ? (
        <Suspense fallback={null}>
          <StudentBanner user={user} />
        </Suspense>
      ) : null}
      {user?.invited === true && !user.is_student ? (
        <Suspense fallback={null}>
          <InvitationNotice />
        </Suspense>
      ) : null}
      {message !== undefined && isFor(message, user) ? (
        <MountOnOpen opened>
          <PageMessageBar message={message} />
        </MountOnOpen>
      ) : null}
      {hasOffer ? (
        <MountOnOpen opened>
          <LanguageOffer />
        </MountOnOpen>
      ) : null}
      {askedSource === undefined || isPlay ? null : (
        <MountOnOpen opened>
          <UtmQuestion source={askedSource} />
        </MountOnOpen>
      )}
      <DialogOnOpen opened={menuOpened} onClose={menu.close}>
        <Sidebar opened={menuOpened} onClose={menu.close} />
      </DialogOnOpen>
      <main id="main" className={classes.main} tabIndex={-1}>
        <Suspense fallback={isPlay ? null : <LoadingSign height={240} isPage />}>
          <HeaderPlace value={placeInHeader}>
            <Outlet />
          </HeaderPlace>
        </Suspense>
      </main>
      {isPlay ? null : footer}
      <FeedbackButton onOpen={giveFeedback} isPlay={isPlay} />
      {feedback.dialog}
      <PasswordQuestion />
    </div>
  );
  // A level fills the window so that Run is visible. The footer is below the visible part of the page.
  return (
    <>
      {shell}
      {isPlay ? footer : null}
    </>
  );
};
