/** Messages from a page to the service worker. */
export type ToServiceWorker =
  /**
   * Asks to store the files and answers that the page loaded before it had a service worker, and the words of its
   * language.
   */
  | {
      readonly type: 'keep';
      readonly locale: string;
      /** The addresses on this site that the page has loaded. */
      readonly addresses: readonly string[];
    }
  /**
   * Allows the waiting version to take over, if the page with this entry belongs to that version and no older page is
   * open.
   */
  | { readonly type: 'take-over'; readonly entry: string };

const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Reads a message. Returns undefined for any other data. */
export const readMessage = (data: unknown): ToServiceWorker | undefined => {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'take-over' && 'entry' in data && typeof data.entry === 'string')
    return { type: data.type, entry: data.entry };
  if (data.type !== 'keep' || !('locale' in data) || !('addresses' in data)) return undefined;
  if (typeof data.locale !== 'string' || !isStrings(data.addresses)) return undefined;
  return { type: data.type, locale: data.locale, addresses: data.addresses };
};

/**
 * The first part of the names of the locks that open pages hold. The second part of a name is the address of the script
 * that started the page.
 */
export const PAGE_LOCK = 'hopcode.page ';
