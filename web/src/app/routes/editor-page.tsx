import { EditorPage as LevelEditorPage } from '../../features/creator/editor-page.tsx';
import type { AuthorSlots } from '../../ui/author-program/author-slots.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const SLOTS: AuthorSlots = {
  CodeEditor: lazyPart(() =>
    import('../../features/play/author/code-editor.tsx').then((file) => file.CodeEditor),
  ),
  AuthorRun: lazyPart(() =>
    import('../../features/play/author/author-run.tsx').then((file) => file.AuthorRun),
  ),
};

/** The level creator, with the parts of the play screen that run the author's program. */
export const EditorPage = () => <LevelEditorPage slots={SLOTS} />;
