import { SELLING_MODES, type SellingMode } from '@hopcode/contract/payment/selling-mode';
import { useDeferredValue, useSyncExternalStore } from 'react';

/** Reads how this site sells. The server has written this into the page. */
const readSelling = (): SellingMode =>
  SELLING_MODES.find((mode) => mode === document.documentElement.dataset.selling) ?? 'off';

/** The mode never changes while a page is open. */
const subscribe = (): (() => void) => () => {};

/**
 * How this site sells. A page from the build starts with `off`, because the build does not know the mode. The mode then
 * changes in a deferred render, because it changes the whole page. Otherwise, the page would not respond during the
 * render.
 */
export const useSelling = (): SellingMode =>
  useDeferredValue(useSyncExternalStore(subscribe, readSelling, (): SellingMode => 'off'));
