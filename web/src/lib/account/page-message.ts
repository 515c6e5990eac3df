import { PAGE_MESSAGE_KEY } from '../page-start/stored-keys.ts';
import { createStoredValue, wordCodec } from '../stored-value.ts';
import { tabStorage } from '../tab-storage.ts';

/** Messages for a page about an action on the page before it. */
const PAGE_MESSAGES = ['mail_sent', 'mail_kept', 'erased'] as const;
export type PageMessage = (typeof PAGE_MESSAGES)[number];

/** The message stays until it is closed, even after a reload, but only in one tab. */
export const pageMessage = createStoredValue(
  PAGE_MESSAGE_KEY,
  wordCodec<PageMessage>(PAGE_MESSAGES),
  tabStorage(),
);
