import { useWords } from '../../../lib/i18n/use-words.ts';
import type { CodeEditorProps } from '../../../ui/author-program/author-slots.ts';
import PythonEditor from '../editor/python-editor.tsx';
import classes from './author-run.module.css';

/** The Python editor for a program that an author writes for a level. */
export const CodeEditor = ({ code, onChange, label }: CodeEditorProps) => {
  const t = useWords('engine');
  return (
    <div className={classes.editor}>
      <PythonEditor
        code={code}
        onChange={onChange}
        onPaste={() => {}}
        label={label}
        description={t('play.editor.description')}
        failedLine={undefined}
        failedSpan={undefined}
        failedWords=""
      />
    </div>
  );
};
