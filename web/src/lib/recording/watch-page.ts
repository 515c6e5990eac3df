import { recordedPage } from '@hopcode/contract/recording/recorded-pages';
import { RECORDED_SHARE } from '@hopcode/contract/recording/recording';
import { isPrivateContentShown, onPrivateContent } from './private-content.ts';
import type { Recording } from './start-recording.ts';

const isSampled = Math.random() < RECORDED_SHARE;
let state: 'before' | 'starting' | 'over' = 'before';
let recording: Recording | undefined;

const end = (drop: boolean): void => {
  if (state === 'starting') state = 'over';
  recording?.stop({ drop });
  recording = undefined;
};

// A dialog that shows students may open on a recorded page, so the recording ends.
onPrivateContent(() => end(false));

/**
 * Records this page load. The recording starts with the first page that may be recorded. It ends with the first page
 * that must not be recorded, because the page shows a student or a level. It also ends when the account no longer
 * agrees. After that, nothing is recorded until the page loads again. `path` is the path without the language. It is
 * undefined if nothing may be recorded.
 */
export const watchPage = (path: string | undefined): void => {
  const page = path === undefined ? undefined : recordedPage(path);
  if (page === undefined || isPrivateContentShown()) {
    end(path === undefined);
    return;
  }
  if (!isSampled || state !== 'before') return;
  state = 'starting';
  import('./start-recording.ts').then(
    ({ startRecording }) => {
      // The user may have left the page in the meantime.
      if (state === 'starting') recording = startRecording(page);
    },
    (error: unknown) => console.warn('This page is not recorded.', error),
  );
};
