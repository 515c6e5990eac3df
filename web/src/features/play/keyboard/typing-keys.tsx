import type { RefObject } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { useTyping } from './use-typing.ts';

const PythonKeys = lazyPart(() => import('./python-keys.tsx').then((file) => file.PythonKeys));

type Props = { readonly editor: RefObject<EditorHandle | null> };

/** Keys for Python above the on-screen keyboard. They appear while the learner types on a touch screen. */
export const TypingKeys = ({ editor }: Props) => {
  const height = useTyping();
  return (
    <MountOnOpen opened={height !== undefined}>
      {height === undefined ? null : <PythonKeys editor={editor} height={height} />}
    </MountOnOpen>
  );
};
