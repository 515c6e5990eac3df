// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EditorHandle } from '../editor/editor-handle.ts';
import PythonEditor from '../editor/python-editor.tsx';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { TypingKeys } from './typing-keys.tsx';

const onScreen = (touch: boolean) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: touch && media.includes('coarse'),
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const editor = createRef<EditorHandle>();
  renderPlay(
    <>
      <PythonEditor
        ref={editor}
        code=""
        onChange={() => {}}
        onPaste={() => {}}
        label="code"
        description=""
        failedLine={undefined}
        failedSpan={undefined}
        failedWords=""
      />
      <div data-testid="place">
        <TypingKeys editor={editor} />
      </div>
      <button type="button">Elsewhere</button>
    </>,
  );
};

/** The editor gets no real focus outside a browser; the keys need only the event. */
const focus = (element: HTMLElement) => fireEvent.focusIn(element);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const code = () => screen.getByRole('textbox').querySelector('.cm-line')?.textContent;
const keys = () => screen.queryByRole('toolbar');

beforeAll(loadEnglish);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('TypingKeys', () => {
  it('appear while the learner types on a touch screen', async () => {
    onScreen(true);
    expect(keys()).toBeNull();
    focus(screen.getByRole('textbox'));
    expect(await screen.findByRole('toolbar')).toBe(keys());
    focus(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(keys()).toBeNull());
  });

  it('stay until a tap elsewhere has ended, because the tap would miss a target that moves', async () => {
    onScreen(true);
    focus(screen.getByRole('textbox'));
    await screen.findByRole('toolbar');
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    fireEvent.pointerDown(elsewhere);
    focus(elsewhere);
    await new Promise((over) => setTimeout(over));
    expect(keys()).not.toBeNull();
    fireEvent.pointerUp(elsewhere);
    expect(keys()).not.toBeNull();
    await waitFor(() => expect(keys()).toBeNull());
  });

  it.each([
    { keyboard: 'a real keyboard', covered: 0, isInPlace: true },
    { keyboard: 'a real keyboard with a strip of shortcuts', covered: 69, isInPlace: true },
    { keyboard: 'an on-screen keyboard', covered: 300, isInPlace: false },
  ])('with $keyboard are in their own place: $isInPlace', async ({ covered, isInPlace }) => {
    const height = window.innerHeight - covered;
    vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { offsetTop: 0, height }));
    onScreen(true);
    focus(screen.getByRole('textbox'));
    const { style } = await screen.findByRole('toolbar');
    expect(screen.getByTestId('place').contains(keys())).toBe(isInPlace);
    expect(style.bottom).toBe(isInPlace ? '' : `${covered}px`);
  });

  it('do not appear with a mouse', () => {
    onScreen(false);
    focus(screen.getByRole('textbox'));
    expect(keys()).toBeNull();
  });

  it('type, with pairs of brackets and quotes', async () => {
    onScreen(true);
    focus(screen.getByRole('textbox'));
    await screen.findByRole('toolbar');
    press('_');
    // The aid for brackets loads when typing starts.
    await waitFor(() => expect(screen.getByRole('textbox').getAttribute('aria-autocomplete')).toBe('list'));
    press('(');
    press('"');
    expect(code()).toBe('_("")');
    press('"');
    press(')');
    press(':');
    expect(code()).toBe('_(""):');
  });

  it('move, indent and undo', async () => {
    onScreen(true);
    focus(screen.getByRole('textbox'));
    await screen.findByRole('toolbar');
    press('=');
    press('Move the cursor left');
    press(':');
    expect(code()).toBe(':=');
    press('Indent the line');
    expect(code()).toBe('    :=');
    press('Undo');
    expect(code()).toBe(':=');
    press('Redo');
    press('Unindent the line');
    expect(code()).toBe(':=');
  });
});
