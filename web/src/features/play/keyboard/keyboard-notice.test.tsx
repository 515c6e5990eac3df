// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EditorHandle } from '../editor/editor-handle.ts';
import PythonEditor from '../editor/python-editor.tsx';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { KeyboardNoticeStrip } from './keyboard-notice.tsx';
import { useKeyboardGuard } from './use-keyboard-guard.ts';

type Props = { readonly code: string; readonly ran: string[] };

/** Editor, notice and Run, connected as on the play screen. */
const Desk = ({ code: first, ran }: Props) => {
  const editor = useRef<EditorHandle>(null);
  const [code, setCode] = useState(first);
  const { guard, notice } = useKeyboardGuard({ editor, run: (source) => ran.push(source) });
  return (
    <>
      <PythonEditor
        ref={editor}
        code={code}
        onChange={(next) => {
          setCode(next);
          guard.edited(next);
        }}
        onPaste={(pasted) => void guard.pasted(pasted)}
        label="code"
        description=""
        failedLine={undefined}
        failedSpan={undefined}
        failedWords=""
      />
      <KeyboardNoticeStrip notice={notice} guard={guard} />
      <button type="button" onClick={() => void guard.run(code)}>
        Run
      </button>
      <button type="button" onClick={() => editor.current?.type('x')}>
        Type
      </button>
      <output>{code}</output>
    </>
  );
};

const setUp = (code: string) => {
  const ran: string[] = [];
  renderPlay(<Desk code={code} ran={ran} />);
  return ran;
};

const code = () => screen.getByText((_, element) => element?.tagName === 'OUTPUT').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const hears = (words: string) =>
  waitFor(() => expect(screen.getByTestId('announcer').textContent?.trimEnd()).toBe(words));

const paste = (text: string): void => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: data });
  screen.getByRole('textbox').dispatchEvent(event);
};

beforeAll(loadEnglish);
afterEach(cleanup);

describe('symbols that Python does not accept', () => {
  const CURLY = 'a = 1\nprint(“hi”)';
  const STRAIGHT = 'a = 1\nprint("hi")';
  const NOTE = 'We replaced curly quotes on line 2.';

  it('are replaced on Run, which then runs, and the notice is announced', async () => {
    const ran = setUp(CURLY);
    press('Run');
    await screen.findByRole('button', { name: 'Undo' });
    expect([code(), ran]).toEqual([STRAIGHT, [STRAIGHT]]);
    await hears(NOTE);
  });

  it('are restored by Undo, and then left alone', async () => {
    const ran = setUp(CURLY);
    press('Run');
    await screen.findByRole('button', { name: 'Undo' });
    press('Undo');
    expect([code(), screen.queryByRole('button', { name: 'Undo' })]).toEqual([CURLY, null]);
    press('Run');
    await waitFor(() => expect(ran).toEqual([STRAIGHT, CURLY]));
    expect(code()).toBe(CURLY);
  });

  it('are replaced after a paste, with an undo separate from the paste', async () => {
    const ran = setUp('');
    paste('print(“hi”)');
    await screen.findByRole('button', { name: 'Undo' });
    await hears('We replaced curly quotes on line 1.');
    expect([code(), ran]).toEqual(['print("hi")', []]);
    press('Undo');
    expect(code()).toBe('print(“hi”)');
  });

  it('are not announced any more after an edit', async () => {
    setUp(CURLY);
    press('Run');
    await screen.findByRole('button', { name: 'Undo' });
    press('Type');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('another keyboard layout', () => {
  const OFFER = 'Your keyboard may be set to Russian.';

  it('is offered for repair before the program runs', async () => {
    const ran = setUp('зкште(1)');
    press('Run');
    await screen.findByRole('button', { name: 'Fix it' });
    await hears(OFFER);
    expect(ran).toEqual([]);
    press('Fix it');
    expect([code(), ran]).toEqual(['print(1)', ['print(1)']]);
    await hears('We fixed your code.');
  });

  it('can be kept, and is not asked about again', async () => {
    const ran = setUp('зкште(1)');
    press('Run');
    await screen.findByRole('button', { name: 'Fix it' });
    press('Leave it');
    expect(ran).toEqual(['зкште(1)']);
    await hears('Your code stays as it is.');
    press('Run');
    await waitFor(() => expect(ran).toHaveLength(2));
  });

  it('moves the focus to its question, again at every press of Run', async () => {
    setUp('зкште(1)');
    const run = screen.getByRole('button', { name: 'Run' });
    for (let time = 0; time < 2; time += 1) {
      run.focus();
      press('Run');
      const repair = await screen.findByRole('button', { name: 'Fix it' });
      await waitFor(() => expect(document.activeElement).toBe(repair));
    }
    press('Leave it');
    expect(document.activeElement).toBe(run);
  });

  it('is offered after a paste, without running anything', async () => {
    const ran = setUp('');
    paste('зкште(1)');
    const repair = await screen.findByRole('button', { name: 'Fix it' });
    expect(document.activeElement).not.toBe(repair);
    press('Fix it');
    expect([code(), ran]).toEqual(['print(1)', []]);
  });
});

describe('a program without mistakes', () => {
  it('runs unchanged', async () => {
    const ran = setUp('print(1)');
    press('Run');
    await waitFor(() => expect(ran).toEqual(['print(1)']));
  });
});
