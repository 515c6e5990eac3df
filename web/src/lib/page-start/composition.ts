import { RUNNING } from './running.ts';

let isComposing = false;

/** Notices whether an input method composes a word in a field, until the application runs. */
export const watchComposition = (): void => {
  const note = ({ type }: Event): void => {
    isComposing = type === 'compositionstart';
  };
  for (const type of ['compositionstart', 'compositionend']) {
    document.addEventListener(type, note);
    document.addEventListener(RUNNING, () => document.removeEventListener(type, note), { once: true });
  }
};

/** Resolves when no input method composes a word. A field that is replaced before that loses the word. */
export const compositionEnd = async (): Promise<void> => {
  if (isComposing)
    await new Promise((resolve) => document.addEventListener('compositionend', resolve, { once: true }));
};
