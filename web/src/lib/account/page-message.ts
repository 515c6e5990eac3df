import { createStoredValue, wordCodec } from '../stored-value.ts';
import { tabStorage } from '../tab-storage.ts';

/** What a page says about what was done on the page before it. */
const PAGE_MESSAGES = ['mail_sent', 'mail_kept', 'erased'] as const;
export type PageMessage = (typeof PAGE_MESSAGES)[number];

/** The message that is shown until it is closed; it outlives loading a page anew, and is of one tab only. */
export const pageMessage = createStoredValue(
  'hopcode.page-message',
  wordCodec<PageMessage>(PAGE_MESSAGES),
  tabStorage(),
);
