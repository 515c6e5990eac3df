import { RUNNING } from './running.ts';

let isComposing = false;

/** Watches whether an input method is composing a word in a field, until the application is running. */
export const watchComposition = (): void => {
  const note = ({ type }: Event): void => {
    isComposing = type === 'compositionstart';
  };
  for (const type of ['compositionstart', 'compositionend']) {
    document.addEventListener(type, note);
    document.addEventListener(RUNNING, () => document.removeEventListener(type, note), { once: true });
  }
};

/**
 * Resolves when no input method is composing a word. If React replaced the field before that, the word would be lost.
 */
export const compositionEnd = async (): Promise<void> => {
  if (isComposing)
    await new Promise((resolve) => document.addEventListener('compositionend', resolve, { once: true }));
};
