import { useMounted } from '@mantine/hooks';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { noteOpenDialog } from './open-dialogs.ts';

type Stop = { readonly element: HTMLElement; readonly isPassing: boolean };

/** Elements that had the focus, the last one at the end. */
let trail: readonly Stop[] = [];
const LONGEST_TRAIL = 12;

/** Closing dialogs: still in the page, but no longer a place for the focus. */
const leaving = new WeakSet<Element>();

const note = (target: EventTarget | null): void => {
  if (!(target instanceof HTMLElement) || target === document.body) return;
  const isPassing = target.closest('[role=dialog], [role=menu]') !== null;
  const others = trail.filter(({ element }) => element !== target);
  trail = [...others, { element: target, isPassing }].slice(-LONGEST_TRAIL);
};

// The build renders pages without a browser.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => note(target));
  note(document.activeElement);
}

const isLeaving = (element: Element): boolean => {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (leaving.has(around)) return true;
  return false;
};

/** The element that last had the focus, if it still exists, other than elements of the closed dialog or menu. */
const lastPlace = (): HTMLElement | undefined => {
  const last = trail.findLast(
    ({ element, isPassing }) => !(isLeaving(element) || (isPassing && !element.isConnected)),
  );
  return last?.element;
};

/** Whether that element has the focus now. */
const giveBack = (): boolean => {
  const place = lastPlace();
  place?.focus({ preventScroll: true });
  return place !== undefined && place === document.activeElement;
};

/**
 * Ref for an element that may disappear while it has the focus, such as a notice with a close button: the focus
 * returns to the element that had it before, if that still exists. For dialogs and drawers use `useDialog`; when
 * another element replaces the focused one, `useHandedFocus`.
 */
export const giveFocusBack = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  note(document.activeElement);
  return () => {
    leaving.add(element);
    if (element.contains(document.activeElement)) giveBack();
  };
};

/**
 * Props of a Mantine dialog or drawer that return the focus in the same way when it closes, also if it opened from a
 * menu or while another dialog closed; to the page itself if those elements no longer exist. Mantine's own way knows
 * only the element that had the focus when it opened. Without `isWanted`, the closing code moves the focus elsewhere.
 */
export const useDialog = (opened: boolean, isWanted = true) => {
  const id = useId();
  // One that is open at first opens one step later, so that it has the same transition.
  const isMounted = useMounted();
  const isOpen = opened && isMounted;
  useEffect(() => (isOpen ? noteOpenDialog(id) : undefined), [isOpen, id]);
  const wasOpen = useRef(false);
  const closed = useEffectEvent((dialog: HTMLElement | null) => {
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    if (!isWanted || !(isNowhere || dialog?.contains(activeElement))) return;
    // On a narrow screen it may be in the hidden panel.
    if (!giveBack()) document.getElementById('main')?.focus({ preventScroll: true });
  });
  // Not when it disappears with its page: the next page has the focus at its heading (use-arrival).
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    const dialog = document.getElementById(id);
    if (isOpen) {
      note(document.activeElement);
      if (dialog) leaving.delete(dialog);
      return;
    }
    if (dialog) leaving.add(dialog);
    closed(dialog);
  }, [isOpen, id]);
  return { opened: isOpen, id, returnFocus: false } as const;
};
