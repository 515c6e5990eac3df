import i18next from 'i18next';
import { loadSpeakerPlace } from '../../../stage/overlay/overlay.ts';
import { gameSounds } from '../screen/game-sounds.ts';
import { loadIdeas } from './judged-run.ts';
import { loadReasons } from './reasons.ts';

/**
 * The parts of the play screen that are needed during and after a run. Each loads separately, after the first screen.
 */
export const loadTimeBar = () => import('../time/time-bar.tsx').then((file) => file.TimeBar);
export const loadAnswerNote = () => import('./answer-note.tsx').then((file) => file.AnswerNote);
export const loadFarmBanner = () => import('../screen/farm-banner.tsx').then((file) => file.FarmBanner);
export const loadFarmNotices = () => import('../screen/farm-notices.tsx').then((file) => file.FarmNotices);
export const loadKeyboardNotice = () =>
  import('../keyboard/keyboard-notice.tsx').then((file) => file.KeyboardNoticeStrip);
export const loadUnsentNotice = () => import('../saves/unsent-notice.tsx').then((file) => file.UnsentNotice);
export const loadResultCard = () => import('../result/result-card.tsx').then((file) => file.ResultCard);
export const loadCardRoom = () => import('../editor/card-room.ts').then((file) => file.cardRoomOf);
export const loadComplete = () =>
  import('../dialogs/complete-dialog.tsx').then((file) => file.CompleteDialog);
export const loadBadgeNews = () => import('../dialogs/badge-news.ts').then((file) => file.askForBadges);
export const loadCreative = () =>
  import('../dialogs/creative-dialog.tsx').then((file) => file.CreativeDialog);
export const loadChallengeComplete = () =>
  import('../dialogs/challenge-complete-dialog.tsx').then((file) => file.ChallengeCompleteDialog);
export const loadTips = () => import('../tips/tips.tsx').then((file) => file.Tips);
export const loadTipSign = () => import('../editor/tip-sign.ts').then((file) => file.showTip);

/** How many seconds the page must be quiet before it loads parts that would block it noticeably. */
const QUIET_SECONDS = 2;
/** How many seconds the page must be quiet before it connects to the audio of the device. */
const SOUND_QUIET_SECONDS = 5;
/** The longest time to wait for a quiet page, in ms. */
const LATEST_QUIET = 20_000;

const quiet = (seconds: number): Promise<void> =>
  import('../../../lib/once-quiet.ts').then(({ onceQuiet }) => onceQuiet(seconds, LATEST_QUIET));

export const RUN_PARTS: readonly (() => Promise<unknown>)[] = [
  () => i18next.loadNamespaces(['play', 'python-errors']),
  loadTimeBar,
  loadSpeakerPlace,
  loadResultCard,
  loadCardRoom,
  loadComplete,
  loadBadgeNews,
  loadAnswerNote,
  loadFarmBanner,
  loadFarmNotices,
  loadKeyboardNotice,
  loadUnsentNotice,
  loadCreative,
  loadChallengeComplete,
  loadTips,
  loadTipSign,
  loadIdeas,
  loadReasons,
  () => import('../access/access-dialog.tsx'),
  () => import('../saves/other-program.tsx'),
  () => import('../../../ui/confirm-dialog.tsx'),
  // These parts are large, and the page needs them only after a run.
  () => quiet(QUIET_SECONDS),
  () => import('@hopcode/python-runner/explain/explain-tried'),
  () => import('@hopcode/python-runner/keyboard/layouts'),
  () => import('@hopcode/python-runner/keyboard/repair'),
  // Connecting to the audio blocks the page for 0.1 s. Without this step, the first gesture would cause that delay.
  () => quiet(SOUND_QUIET_SECONDS).then(gameSounds.prepare),
];

/** Longest wait for an idle browser, in ms. */
const IDLE_LIMIT = 5000;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Some browsers do not report when they are idle.
    if (typeof globalThis.requestIdleCallback !== 'function') setTimeout(resolve, IDLE_LIMIT);
    else globalThis.requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT });
  });

/** Resolves when the page is visible, perhaps immediately. A tab in the background does not need the parts yet. */
const whenVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const listeners = new AbortController();
    const check = (): void => {
      if (document.visibilityState !== 'visible') return;
      listeners.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', check, { signal: listeners.signal });
    check();
  });

/** The name of an entry in the page's performance timeline. Requests after it do not belong to the first screen. */
export const RUN_PARTS_MARK = 'hopcode-run-parts';

/**
 * Loads the parts of a run once the page is visible, one after the other while the browser is idle. So they are
 * available at the first press of Run, even on a tablet, where no pointer moves before the press. A run without a
 * network can also show all of them. If a part fails, it loads again when it is shown. If it belongs to an old release,
 * `lost-scripts.ts` reloads the page instead. Stops with `signal`.
 */
export const fetchRunParts = async (
  signal: AbortSignal,
  parts: readonly (() => Promise<unknown>)[] = RUN_PARTS,
  idle: () => Promise<void> = whenIdle,
): Promise<void> => {
  await whenVisible();
  if (signal.aborted) return;
  performance.mark(RUN_PARTS_MARK);
  for (const load of parts) {
    await idle();
    if (signal.aborted) return;
    try {
      await load();
    } catch (error) {
      console.warn('A part of the play screen could not be fetched yet.', error);
      return;
    }
  }
};
