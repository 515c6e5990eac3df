import { useEffect, useState } from 'react';

const TOUCH = '(pointer: coarse)';

const isInEditor = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.cm-editor') !== null;

/** Height of the on-screen keyboard over the page, in CSS pixels. */
const keyboardHeight = (): number => {
  const view = globalThis.visualViewport;
  return view ? Math.max(0, Math.round(window.innerHeight - view.offsetTop - view.height)) : 0;
};

/**
 * The height of the on-screen keyboard while the learner types in the editor on a touch screen; undefined otherwise.
 */
export const useTyping = (): number | undefined => {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!window.matchMedia(TOUCH).matches) return;
    const stop = new AbortController();
    const { signal } = stop;
    let typing = false;
    let pressed = false;
    const update = (): void => setHeight(typing ? keyboardHeight() : undefined);
    // A tap moves the focus. If the page closed the space during the tap, the target would move away from the finger.
    const updateAfterTap = (): void => {
      setTimeout(() => {
        if (!pressed && !signal.aborted) update();
      });
    };
    const moveTo = (target: EventTarget | null): void => {
      typing = isInEditor(target);
      if (typing) update();
      else updateAfterTap();
    };
    const press = (isDown: boolean) => (): void => {
      pressed = isDown;
      if (!isDown) updateAfterTap();
    };
    document.addEventListener('pointerdown', press(true), { signal, capture: true });
    document.addEventListener('pointerup', press(false), { signal, capture: true });
    document.addEventListener('pointercancel', press(false), { signal, capture: true });
    document.addEventListener('focusin', ({ target }) => moveTo(target), { signal });
    document.addEventListener('focusout', ({ relatedTarget }) => moveTo(relatedTarget), { signal });
    // The learner may start to type before this part has loaded.
    moveTo(document.activeElement);
    globalThis.visualViewport?.addEventListener('resize', update, { signal });
    globalThis.visualViewport?.addEventListener('scroll', update, { signal });
    return () => stop.abort();
  }, []);
  return height;
};
