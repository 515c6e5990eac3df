import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  IndentDecrease,
  IndentIncrease,
  Redo2,
  Undo2,
} from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../../lib/i18n/use-words.ts';
import type { EditorHandle } from '../editor/editor-handle.ts';
import classes from './python-keys.module.css';
import { roomForCode } from './room-for-code.ts';

/** Python's symbols that are hard to find on an on-screen keyboard. */
const SIGNS = [':', '(', ')', '"', "'", '=', '_'] as const;

const ICON = { size: 20, strokeWidth: 2.4, 'aria-hidden': true } as const;

/**
 * An on-screen keyboard is taller than this, in CSS pixels. A tablet with a real keyboard may show a strip of shortcuts,
 * which is lower.
 */
const LOWEST_KEYBOARD = 100;

type Key = {
  readonly name: string;
  readonly icon: ReactNode;
  readonly press: (editor: EditorHandle) => void;
};

const MOVES: readonly Key[] = [
  { name: 'indent', icon: <IndentIncrease {...ICON} />, press: (editor) => editor.indent('more') },
  { name: 'outdent', icon: <IndentDecrease {...ICON} />, press: (editor) => editor.indent('less') },
  { name: 'undo', icon: <Undo2 {...ICON} />, press: (editor) => editor.undo() },
  { name: 'redo', icon: <Redo2 {...ICON} />, press: (editor) => editor.redo() },
  { name: 'left', icon: <ArrowLeft {...ICON} />, press: (editor) => editor.move('left') },
  { name: 'right', icon: <ArrowRight {...ICON} />, press: (editor) => editor.move('right') },
  { name: 'up', icon: <ArrowUp {...ICON} />, press: (editor) => editor.move('up') },
  { name: 'down', icon: <ArrowDown {...ICON} />, press: (editor) => editor.move('down') },
];

type Props = {
  readonly editor: RefObject<EditorHandle | null>;
  /** The height of the page that the on-screen keyboard covers, in CSS pixels. */
  readonly height: number;
};

/**
 * The keys for Python, directly above the on-screen keyboard. If there is none, because the learner types on a real or
 * a floating keyboard, the keys are where this component is rendered, so that they do not cover the Run button. In every
 * language they go from left to right, like code.
 */
export const PythonKeys = ({ editor, height }: Props) => {
  const t = useWords('play');
  const bar = useRef<HTMLDivElement>(null);
  const floats = height > LOWEST_KEYBOARD;
  useEffect(() => {
    // An on-screen keyboard that opens or grows moves these keys up. Then they may cover the cursor.
    const { top = 0 } = bar.current?.getBoundingClientRect() ?? {};
    const handle = editor.current;
    // With this padding, the user can scroll to what the keys cover at the end of the page.
    if (floats) document.body.style.paddingBottom = `${window.innerHeight - top}px`;
    // If there is little space, the page scrolls the title, tabs and goal away to show the code.
    const code = document.activeElement?.closest('.cm-editor')?.getBoundingClientRect();
    const seen = { top: globalThis.visualViewport?.offsetTop ?? 0, bottom: top };
    if (code) window.scrollBy(0, roomForCode(code, seen));
    const covers = floats || (code !== undefined && code.bottom > top);
    handle?.leaveRoom(covers ? window.innerHeight - height - top : 0);
    return () => {
      document.body.style.paddingBottom = '';
      handle?.leaveRoom(0);
    };
  }, [editor, height, floats]);
  const press = (act: (handle: EditorHandle) => void) => () => {
    if (editor.current) act(editor.current);
  };
  // The focus must stay in the editor, because otherwise the on-screen keyboard would close.
  const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();
  const keys = (
    <div
      ref={bar}
      className={classes.keys}
      data-floats={floats || undefined}
      dir="ltr"
      role="toolbar"
      tabIndex={-1}
      aria-label={t('play:keys.label')}
      style={floats ? { bottom: height } : undefined}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
    >
      {SIGNS.map((sign) => (
        <button key={sign} type="button" tabIndex={-1} onClick={press((handle) => handle.type(sign))}>
          {sign}
        </button>
      ))}
      {MOVES.map(({ name, icon, press: act }) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          aria-label={t(`play:keys.${name}`)}
          onClick={press(act)}
        >
          {icon}
        </button>
      ))}
    </div>
  );
  return floats ? createPortal(keys, document.body) : keys;
};
