// @vitest-environment happy-dom
import type { Tip } from '@hopcode/contract/assistant/tip';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { TipBubble } from './tip-bubble.tsx';
import { NO_TIP, type TipAction, type TipBubbleProps, type TipView } from './tip-view.ts';

vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const TIP: Tip = {
  text: 'Turn before you speak: use `turn_right()`.',
  code_to_add: 'player.turn_right()',
  code_to_modify: 'player.turn_left()',
  line_number: 9,
  resulted_code: 'player.turn_right()\n',
  is_code_sufficient: true,
  rung: 4,
  page: null,
  gap: null,
  words: 'Look at the line again',
};

const tipWith = (tip: Partial<Tip>): TipView => ({
  kind: 'tip',
  tip: { ...TIP, ...tip },
  askedWith: '',
  event: null,
});
const NO_CHANGE = { code_to_add: null, code_to_modify: null, line_number: null, resulted_code: null };

const APPLY: TipAction = { kind: 'apply', code: 'player.turn_right()\n', line: 9 };
const onAction = vi.fn<(action: TipAction) => void>();
const onClose = vi.fn<() => void>();

const bubble = (view: TipView, props: Partial<TipBubbleProps> = {}) => (
  <MemoryRouter initialEntries={['/he/play/python/a']}>
    <Routes>
      <Route
        path="/:lng/*"
        element={
          <TipBubble
            view={view}
            place={null}
            action={view.kind === 'tip' ? APPLY : undefined}
            ways={[]}
            takesFocus={false}
            onAction={onAction}
            onClose={onClose}
            {...props}
          />
        }
      />
    </Routes>
  </MemoryRouter>
);
const show = (view: TipView, props: Partial<TipBubbleProps> = {}) => renderPlay(bubble(view, props));

const region = () => screen.getByRole('region', { name: 'Tip' });
const buttons = () =>
  within(region())
    .getAllByRole('button')
    .map((button) => button.textContent);
const links = () =>
  screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heard = () => screen.getByTestId('tip-announcer').textContent;

beforeAll(loadEnglish);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('TipBubble', () => {
  it.each<[string, TipView]>([
    ['nothing', NO_TIP],
    ['a tip that is loading', { kind: 'thinking' }],
  ])('shows nothing for %s', (_, view) => {
    show(view);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows a tip with its change, and announces it', () => {
    show(tipWith({}));
    expect(region().textContent).toContain('Turn before you speak: use turn_right().');
    expect(heard()).toBe('Tip: Turn before you speak: use turn_right().');
    expect(buttons()).toEqual(['Apply tip', 'Not now']);
  });

  it('announces the tip in its own region, which already exists', () => {
    const { rerender } = renderPlay(bubble({ kind: 'thinking' }));
    const before = screen.getByTestId('tip-announcer');
    expect([before.getAttribute('role'), before.textContent]).toEqual(['status', '']);
    rerender(bubble(tipWith({})));
    expect(screen.getByTestId('tip-announcer')).toBe(before);
    expect(before.textContent).toContain('Turn before you speak');
    expect(screen.getByTestId('announcer').textContent?.trim()).toBe('');
    rerender(bubble(NO_TIP));
    expect(before.textContent).toBe('');
  });

  it('applies the tip, and closes', () => {
    show(tipWith({}));
    press('Apply tip');
    expect([onAction.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
    press('Not now');
    expect([onAction.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  it.each<[string, Partial<Tip>, TipAction, string, string | undefined]>([
    [
      'a question',
      { ...NO_CHANGE, rung: 1, line_number: 4 },
      { kind: 'show', step: 3 },
      'Show me',
      undefined,
    ],
    [
      'an idea',
      { ...NO_CHANGE, rung: 2, page: 'turn_left' },
      { kind: 'book', command: 'turn_left' },
      'Read about turn_left',
      undefined,
    ],
    [
      'a line with a gap',
      { rung: 3, gap: '    player.___()', line_number: 9 },
      { kind: 'go', line: 9 },
      'Show line 9',
      'Line 9. Fill the gap:player.___()',
    ],
  ])('shows %s', (_, tip, action, label, figure) => {
    show(tipWith(tip), { action });
    expect([buttons(), screen.queryByRole('figure')?.textContent]).toEqual([[label, 'Not now'], figure]);
    press(label);
    expect(onAction.mock.calls).toEqual([[action]]);
  });

  it('leads to the line of the error', () => {
    show({ kind: 'at-error', line: 3, askedWith: '' }, { action: { kind: 'go', line: 3 } });
    expect(heard()).toContain('Look at line 3 first.');
    expect(buttons()).toEqual(['Show line 3', 'Not now']);
  });

  it('leaves the focus with a learner who is typing, even after a question', () => {
    const editor = document.createElement('textarea');
    document.body.append(editor);
    editor.focus();
    show(tipWith({}), { takesFocus: true });
    expect(document.activeElement).toBe(editor);
    editor.remove();
  });

  it.each([
    [true, 'Apply tip'],
    [false, ''],
  ])('takes the focus of a learner who asked for it: %s', (takesFocus, focused) => {
    show(tipWith({}), { takesFocus });
    const { activeElement } = document;
    expect(activeElement === document.body ? '' : activeElement?.textContent).toBe(focused);
  });

  it('returns the focus when it closes', () => {
    const { rerender } = renderPlay(
      <>
        <button type="button">Run</button>
        {bubble(tipWith({}))}
      </>,
    );
    const run = screen.getByRole('button', { name: 'Run' });
    run.focus();
    screen.getByRole('button', { name: 'Apply tip' }).focus();
    rerender(
      <>
        <button type="button">Run</button>
        {bubble(NO_TIP)}
      </>,
    );
    expect(document.activeElement).toBe(run);
  });

  it.each<[string, Partial<Tip>, string, string]>([
    ['a new line', { code_to_modify: null }, 'New line 9:', 'player.turn_right()'],
    [
      'the start of a block',
      { code_to_modify: null, code_to_add: 'for i in range(3):\n    player.collect()' },
      'New lines 9–10:',
      'for i in range(3):\n    player.collect()',
    ],
    [
      'a new line in a block',
      { code_to_add: 'for i in range(3):\n    player.turn_left()' },
      'Line 9 becomes lines 9–10:',
      'for i in range(3):\n    player.turn_left()',
    ],
    ['a changed line', {}, 'Line 9 becomes:', 'player.turn_right()'],
    ['a removed line', { code_to_add: '' }, 'Remove line 9:', 'player.turn_left()'],
    ['a removed line in another form', { code_to_add: null }, 'Remove line 9:', 'player.turn_left()'],
  ])('shows %s', (_, tip, words, code) => {
    show(tipWith(tip));
    const figure = screen.getByRole('figure');
    const block = figure.querySelector('pre');
    expect([figure.querySelector('figcaption')?.textContent, block?.textContent]).toEqual([words, code]);
    expect(block?.dir).toBe('ltr');
    expect(figure.querySelector('del') !== null).toBe(words.startsWith('Remove'));
  });

  it('keeps the indentation of an indented line, and shows it', () => {
    show(tipWith({ code_to_add: '    player.collect()' }));
    const block = screen.getByRole('figure').querySelector('pre');
    expect(block?.textContent).toBe('    player.collect()');
    const room = block?.querySelector('[data-signs]');
    expect([room?.getAttribute('data-signs'), room?.getAttribute('aria-hidden')]).toEqual(['····', 'true']);
  });

  it('shows tabs in the indentation as tabs, and nothing without indentation', () => {
    show(tipWith({ code_to_add: '\tplayer.collect()\nplayer.collect()' }));
    const rooms = [...screen.getByRole('figure').querySelectorAll('[data-signs]')];
    expect(rooms.map((room) => room.getAttribute('data-signs'))).toEqual(['→']);
  });

  it.each<[string, TipView, Partial<TipBubbleProps>]>([
    ['there is nothing to apply', tipWith(NO_CHANGE), { action: undefined }],
    ['the program has changed', tipWith({}), { action: undefined }],
    ['the tip did not load', { kind: 'failed' }, {}],
  ])('can only be closed if %s', (_, view, props) => {
    show(view, props);
    expect([buttons(), links()]).toEqual([['Close'], []]);
    press('Close');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('has no code block without a change', () => {
    show(tipWith(NO_CHANGE), { action: undefined });
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('shows and announces that the tip did not load', () => {
    show({ kind: 'failed' });
    const words = 'Failed to fetch the tip. Please try again later.';
    expect([region().textContent?.includes(words), heard()]).toEqual([true, `Tip: ${words}`]);
  });

  const BACK = '?redirect=%2Fhe%2Fplay%2Fpython%2Fa';
  it.each<[string, TipView, TipBubbleProps['ways'], string, string[]]>([
    [
      'a visitor',
      { kind: 'used-up', way: 'signup' },
      ['login', 'google', 'signup'],
      "You've used all your attempts for the day. Sign up to get more attempts.",
      [
        `Sign up /he/signup${BACK}`,
        'Sign up with Google /api/auth/google/authorize?locale=he&redirect=%2Fhe%2Fplay%2Fpython%2Fa',
        `Log in /he/login${BACK}`,
      ],
    ],
    [
      'a family',
      { kind: 'used-up', way: 'upgrade' },
      ['purchase'],
      'Upgrade your plan to get unlimited attempts each day.',
      ['Upgrade plan /he/purchase'],
    ],
    [
      'a user of a site without a shop',
      { kind: 'used-up', way: 'tomorrow' },
      [],
      'You have used all your tips for today. You get new tips tomorrow.',
      [],
    ],
    [
      'a student of a school',
      { kind: 'used-up', way: 'organization' },
      [],
      "You've used all your tips for the day. Contact your organization to get more tips.",
      [],
    ],
  ])('tells %s without tips what to do', (_, view, ways, words, expected) => {
    show(view, { ways });
    expect(region().textContent).toContain(words);
    expect(links()).toEqual(expected);
    press(ways.length > 0 ? 'Not now' : 'Close');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
