import { useMounted } from '@mantine/hooks';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { noteOpenDialog } from './open-dialogs.ts';

type Stop = { readonly element: HTMLElement; readonly isPassing: boolean };

/** Where the focus has been, the last one at the end. */
let trail: readonly Stop[] = [];
const LONGEST_TRAIL = 12;

/** Dialogs on their way out: still there, but nobody's place any more. */
const leaving = new WeakSet<Element>();

const note = (target: EventTarget | null): void => {
  if (!(target instanceof HTMLElement) || target === document.body) return;
  const isPassing = target.closest('[role=dialog], [role=menu]') !== null;
  const others = trail.filter(({ element }) => element !== target);
  trail = [...others, { element: target, isPassing }].slice(-LONGEST_TRAIL);
};

document.addEventListener('focusin', ({ target }) => note(target));
note(document.activeElement);

const isLeaving = (element: Element): boolean => {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (leaving.has(around)) return true;
  return false;
};

/** What had the focus last, unless that has gone; what has gone with its dialog or menu was never it. */
const lastPlace = (): HTMLElement | undefined => {
  const last = trail.findLast(
    ({ element, isPassing }) => !(isLeaving(element) || (isPassing && !element.isConnected)),
  );
  return last?.element;
};

/** Whether that has the focus now. */
const giveBack = (): boolean => {
  const place = lastPlace();
  place?.focus({ preventScroll: true });
  return place !== undefined && place === document.activeElement;
};

/**
 * Ref for what may go away while it has the focus, such as a notice with a button that closes it: the focus goes back
 * to what had it before, if that is still there. For dialogs and drawers there is `useDialog`; where another element
 * takes the place of one that has the focus, `useHandedFocus`.
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
 * What a dialog or drawer of Mantine takes to give the focus back in the same way as it closes, also where it opened from
 * a menu or as another dialog closed; to the page itself where all of that has gone. Mantine's own way knows only what
 * had the focus when it opened. Without `isWanted`, whoever closes it moves the focus elsewhere.
 */
export const useDialog = (opened: boolean, isWanted = true) => {
  const id = useId();
  // One that begins opened opens one step later, so that it comes in as any other.
  const isMounted = useMounted();
  const isOpen = opened && isMounted;
  useEffect(() => (isOpen ? noteOpenDialog(id) : undefined), [isOpen, id]);
  const wasOpen = useRef(false);
  const closed = useEffectEvent((dialog: HTMLElement | null) => {
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    if (!isWanted || !(isNowhere || dialog?.contains(activeElement))) return;
    // On a narrow screen it may be on the side that is out of sight now.
    if (!giveBack()) document.getElementById('main')?.focus({ preventScroll: true });
  });
  // Not when it goes with its page: the next one has the focus at its heading (use-arrival).
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
