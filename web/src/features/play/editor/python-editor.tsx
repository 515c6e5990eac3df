import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { pythonLanguage } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit, LanguageSupport } from '@codemirror/language';
import { Compartment, EditorState, type Extension, Transaction } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import type { Describe } from './completions.ts';
import { editorActions } from './editor-actions.ts';
import type { EditorHandle } from './editor-handle.ts';
import { type ErrorSpan, errorSpan, showErrorSpan } from './error-span.ts';
import { lineMarks, showExecuting, showFailed } from './line-marks.ts';
import { monokai } from './monokai.ts';
import classes from './python-editor.module.css';
import { typedText } from './typed-text.ts';

type Props = {
  readonly ref?: Ref<EditorHandle>;
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** Called with the whole code after something was pasted into it. */
  readonly onPaste: (code: string) => void;
  readonly label: string;
  /** Tells that Escape, then Tab, leaves the editor. */
  readonly description: string;
  /** Line of the program's error, from 1. */
  readonly failedLine: number | undefined;
  /** The piece of code that the error points at, and what is said about it. */
  readonly failedSpan: ErrorSpan | undefined;
  readonly failedWords: string;
};

const fixedExtensions = (): Extension => [
  lineMarks,
  errorSpan,
  lineNumbers(),
  typedText,
  history(),
  drawSelection(),
  EditorState.tabSize.of(4),
  indentUnit.of('    '),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  new LanguageSupport(pythonLanguage),
  monokai,
  EditorView.perLineTextDirection.of(false),
  // Tab indents; Escape first lets Tab leave the editor, as the description says.
  keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
];

/** The Python editor: an island of left-to-right text in pages of every direction. */
const PythonEditor = ({
  ref,
  code,
  onChange,
  onPaste,
  label,
  description,
  failedLine,
  failedSpan,
  failedWords,
}: Props) => {
  const t = useWords();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const words = useRef(new Compartment());
  const [aids, setAids] = useState<(describe: Describe) => Extension>();
  /** Texts that were handed to `onChange` and have not come back as `code` yet. */
  const reported = useRef<string[]>([]);
  const latest = useRef({ code, onChange, onPaste });
  useEffect(() => {
    latest.current = { code, onChange, onPaste };
  });

  useEffect(() => {
    if (!host.current) return;
    // What helps while typing is not part of the first visit: it comes when the cursor does.
    const fetchAids = (): void => {
      import('./typing-aids.ts').then(
        (file) => setAids(() => file.typingAids),
        // The editor works without it; the next focus tries again.
        () => undefined,
      );
    };
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.code,
        extensions: [
          fixedExtensions(),
          words.current.of([]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged || (update.focusChanged && update.view.hasFocus)) fetchAids();
            if (!update.docChanged) return;
            const next = update.state.doc.toString();
            reported.current.push(next);
            latest.current.onChange(next);
            if (update.transactions.some((change) => change.isUserEvent('input.paste')))
              latest.current.onPaste(next);
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, []);

  useEffect(() => {
    const describeCommand = (name: string): string =>
      t(`engine:commands.${name}.summary`, { defaultValue: '' });
    view.current?.dispatch({
      effects: words.current.reconfigure([
        aids?.(describeCommand) ?? [],
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-description': description,
          dir: 'ltr',
          tabindex: '0',
        }),
      ]),
    });
  }, [t, label, description, aids]);

  useEffect(() => {
    const editor = view.current;
    // What the editor itself has reported comes back as the code, perhaps after more was typed: never write it back.
    const echo = reported.current.lastIndexOf(code);
    reported.current.splice(0, echo + 1);
    if (!editor || echo >= 0 || editor.state.doc.toString() === code) return;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: code },
      annotations: Transaction.addToHistory.of(true),
    });
    reported.current = [];
  }, [code]);

  useEffect(() => {
    if (view.current) showFailed(view.current, failedLine);
  }, [failedLine]);

  useEffect(() => {
    if (view.current) showErrorSpan(view.current, failedSpan && { span: failedSpan, words: failedWords });
  }, [failedSpan, failedWords]);

  useImperativeHandle(ref, () => ({
    showLine: (line) => {
      if (view.current) showExecuting(view.current, line);
    },
    goTo: (line) => {
      const editor = view.current;
      if (!editor || line < 1 || line > editor.state.doc.lines) return;
      editor.dispatch({ selection: { anchor: editor.state.doc.line(line).to }, scrollIntoView: true });
      editor.focus();
    },
    ...editorActions(() => view.current),
  }));

  return <div ref={host} className={classes.editor} dir="ltr" />;
};

export default PythonEditor;
