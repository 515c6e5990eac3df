import { lazy, type RefObject } from 'react';
import { WhenOpened } from '../../../ui/when-opened.tsx';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { useTyping } from './use-typing.ts';

const PythonKeys = lazy(() => import('./python-keys.tsx').then((file) => ({ default: file.PythonKeys })));

type Props = { readonly editor: RefObject<EditorHandle | null> };

/** Keys of Python over the on-screen keyboard, while somebody types on a touch screen. */
export const TypingKeys = ({ editor }: Props) => {
  const height = useTyping();
  return (
    <WhenOpened opened={height !== undefined}>
      {height === undefined ? null : <PythonKeys editor={editor} height={height} />}
    </WhenOpened>
  );
};
