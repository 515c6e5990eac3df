import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { pythonLanguage } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit, LanguageSupport } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { loadCardRoom, loadTipSign } from '../run/run-parts.ts';
import type { Describe } from './completions.ts';
import { editorActions } from './editor-actions.ts';
import type { EditorHandle } from './editor-handle.ts';
import { type ErrorSpan, errorSpan, showErrorSpan } from './error-span.ts';
import { lineMarks, showExecuting, showFailed } from './line-marks.ts';
import { monokai } from './monokai.ts';
import classes from './python-editor.module.css';
import { roomBelow } from './room-below.ts';
import { typedText } from './typed-text.ts';
import { useEditorView } from './use-editor-view.ts';

type Props = {
  readonly ref?: Ref<EditorHandle>;
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** Called with the whole code after the user has pasted something into it. */
  readonly onPaste: (code: string) => void;
  readonly label: string;
  /** Text for screen readers: Escape, then Tab, leaves the editor. */
  readonly description: string;
  /** The line of the program's error, counted from 1. */
  readonly failedLine: number | undefined;
  /** The code that the error points at, and the message about it. */
  readonly failedSpan: ErrorSpan | undefined;
  readonly failedWords: string;
};

/** A right-to-left letter outside of comments. */
const RIGHT_TO_LEFT_CODE = /^[^#\n]*[\u0590-\u08ff]/m;

const fixedExtensions = (): Extension => [
  lineMarks,
  errorSpan,
  lineNumbers(),
  typedText,
  roomBelow,
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
  // Tab indents. After Escape, Tab leaves the editor, as the description says.
  keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
];

type Aids = (describe: Describe) => Extension;

/** The aids for typing do not load with the page. Call `fetchAids` when the editor gets the focus. */
const useTypingAids = (): { readonly aids: Aids | undefined; readonly fetchAids: () => void } => {
  const [aids, setAids] = useState<Aids>();
  const fetchAids = useCallback(() => {
    import('./typing-aids.ts').then(
      (file) => setAids(() => file.typingAids),
      // The editor works without the aids. The next use of the editor tries to load them again.
      () => undefined,
    );
  }, []);
  return { aids, fetchAids };
};

/** The Python editor. It is left-to-right on all pages. */
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
  const [words] = useState(() => new Compartment());
  const { aids, fetchAids } = useTypingAids();
  const view = useEditorView(host, () => [fixedExtensions(), words.of([])], {
    code,
    onChange,
    onPaste,
    onUse: fetchAids,
  });

  // A program with Hebrew or Arabic letters needs the aids immediately, for its text direction.
  const needsAids = RIGHT_TO_LEFT_CODE.test(code);
  useEffect(() => {
    if (needsAids) fetchAids();
  }, [needsAids, fetchAids]);

  useEffect(() => {
    const describeCommand = (name: string): string =>
      t(`engine:commands.${name}.summary`, { defaultValue: '' });
    view.current?.dispatch({
      effects: words.reconfigure([
        aids?.(describeCommand) ?? [],
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-description': description,
          dir: 'ltr',
          tabindex: '0',
        }),
      ]),
    });
  }, [view, words, t, label, description, aids]);

  useEffect(() => {
    if (view.current) showFailed(view.current, failedLine);
  }, [view, failedLine]);

  useEffect(() => {
    if (view.current) showErrorSpan(view.current, failedSpan && { span: failedSpan, words: failedWords });
  }, [view, failedSpan, failedWords]);

  useImperativeHandle(ref, () => ({
    showLine: (line) => {
      if (view.current) showExecuting(view.current, line);
    },
    showTip: (mark) => {
      loadTipSign().then(
        (show) => view.current && show(view.current, mark),
        // If this fails, the button in the bubble of the tip still works.
        () => undefined,
      );
    },
    cardRoom: () =>
      loadCardRoom().then(
        (cardRoomOf) => (view.current ? cardRoomOf(view.current) : undefined),
        () => undefined,
      ),
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
