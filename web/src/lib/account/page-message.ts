import { PAGE_MESSAGE_KEY } from '../page-start/stored-keys.ts';
import { createStoredValue, wordCodec } from '../stored-value.ts';
import { tabStorage } from '../tab-storage.ts';

/** Messages that a page shows about an action on the previous page. */
const PAGE_MESSAGES = ['mail_sent', 'mail_kept', 'erased'] as const;
export type PageMessage = (typeof PAGE_MESSAGES)[number];

/** The message stays until the user closes it, even after a reload, but only in one tab. */
export const pageMessage = createStoredValue(
  PAGE_MESSAGE_KEY,
  wordCodec<PageMessage>(PAGE_MESSAGES),
  tabStorage(),
);
