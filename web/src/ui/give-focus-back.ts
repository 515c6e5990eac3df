import { useMounted } from '@mantine/hooks';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { noteOpenDialog } from './open-dialogs.ts';

type Stop = { readonly element: HTMLElement; readonly isPassing: boolean };

/** The elements that have had the focus, the most recent one at the end. */
let trail: readonly Stop[] = [];
const LONGEST_TRAIL = 12;

/** Dialogs that are closing: they are still on the page, but must not get the focus. */
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

/** The last element that had the focus and still exists. The elements of a closing dialog or menu do not count. */
const lastPlace = (): HTMLElement | undefined => {
  const last = trail.findLast(
    ({ element, isPassing }) => !(isLeaving(element) || (isPassing && !element.isConnected)),
  );
  return last?.element;
};

/** Moves the focus to the element from `lastPlace`. Returns whether this element now has the focus. */
const giveBack = (): boolean => {
  const place = lastPlace();
  place?.focus({ preventScroll: true });
  return place !== undefined && place === document.activeElement;
};

/**
 * A ref for an element that may disappear while it has the focus, such as a notice with a close button. The focus then
 * returns to the element that had it before, if that element still exists. For dialogs and drawers use `useDialog`. If
 * another element replaces the focused element, use `useHandedFocus`.
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
 * Props for a Mantine dialog or drawer. When it closes, the focus returns to the element that had it before, even if
 * the dialog was opened from a menu or while another dialog was closing. If the focus cannot return, the page itself
 * gets it. Mantine alone would only remember the element that had the focus when the dialog opened. Set `isWanted` to
 * false if other code moves the focus when the dialog closes.
 */
export const useDialog = (opened: boolean, isWanted = true) => {
  const id = useId();
  // A dialog that is open from the start opens one render later, so that it has the same transition as other dialogs.
  const isMounted = useMounted();
  const isOpen = opened && isMounted;
  useEffect(() => (isOpen ? noteOpenDialog(id) : undefined), [isOpen, id]);
  const wasOpen = useRef(false);
  const closed = useEffectEvent((dialog: HTMLElement | null) => {
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    if (!isWanted || !(isNowhere || dialog?.contains(activeElement))) return;
    // On a narrow screen the element may be in a hidden panel.
    if (!giveBack()) document.getElementById('main')?.focus({ preventScroll: true });
  });
  // If the dialog disappears together with its page, the focus does not return, because the next page focuses its
  // heading (use-arrival).
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
