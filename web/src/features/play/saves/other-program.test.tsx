// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rememberedLearner } from '../../../lib/account/learner.ts';
import { createDrafts } from '../../../lib/progress/drafts.ts';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import { inEnglish, loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { OtherProgram } from './other-program.tsx';

const TEMPLATE = 'import player\n';

type LevelProps = {
  readonly opensWith: string;
  readonly slug: string;
  readonly busy: boolean;
  /** Whether the part that offers programs loads when the level opens; otherwise it loads with the first key press. */
  readonly isLoaded: boolean;
};

const Level = ({ opensWith, slug, busy, isLoaded }: LevelProps) => {
  const [code, setCode] = useState(opensWith);
  return (
    <>
      <textarea value={code} onChange={(event) => setCode(event.target.value)} />
      {isLoaded || code !== opensWith ? (
        <OtherProgram
          data={{ courseId: 'python', slug, codeTemplate: TEMPLATE }}
          opensWith={opensWith}
          code={code}
          busy={busy}
          onLoad={setCode}
        />
      ) : null}
    </>
  );
};

/** Opens a level in this tab, with its newest program. */
const open = (opensWith: string, { slug = 'a', busy = false, isLoaded = true } = {}): void => {
  cleanup();
  renderPlay(<Level opensWith={opensWith} slug={slug} busy={busy} isLoaded={isLoaded} />);
};

const write = (code: string): void => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: code } });
};

const shown = (): unknown => Reflect.get(screen.getByRole('textbox'), 'value');
const offer = () => screen.queryByRole('button', { name: inEnglish('play:other.show') });
const press = (key: string): void => {
  fireEvent.click(screen.getByRole('button', { name: inEnglish(key) }));
};

beforeAll(loadEnglish);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

describe('OtherProgram', () => {
  it('offers the program of this tab if the level opens with a newer one, and then offers the way back', () => {
    open(TEMPLATE);
    write('mine');
    open('newer');
    press('play:other.show');
    expect(shown()).toBe('mine');
    press('play:other.show');
    expect(shown()).toBe('newer');
  });

  it('offers the newer program of another tab even if the level opens with the program that this tab continued', () => {
    open(TEMPLATE);
    write('mine');
    open('newer');
    press('play:other.show');
    write('mine, too');
    open('mine, too');
    press('play:other.show');
    expect(shown()).toBe('newer');
  });

  it('does not offer the program with which the level opened when the learner types before this part is loaded', () => {
    open(TEMPLATE);
    write('mine');
    open('mine', { isLoaded: false });
    write('mine, too');
    expect(offer()).toBeNull();
  });

  it('never offers the template', () => {
    open(TEMPLATE);
    write('mine');
    open(TEMPLATE);
    press('play:other.show');
    expect([shown(), offer()]).toEqual(['mine', null]);
  });

  it('keeps its offer until it is closed', () => {
    open(TEMPLATE);
    write('mine');
    open('newer');
    write('newer still');
    open('newer still');
    expect(offer()).not.toBeNull();
    press('dialog.close');
    expect(offer()).toBeNull();
    open('newer still');
    expect(offer()).toBeNull();
  });

  it.each([
    ['the level opens with the same program', ['mine'], 'mine', 'a'],
    ['the user continues that program', ['mine', 'mine, too'], 'mine, too', 'a'],
    ['this tab had another level', ['mine'], 'newer', 'b'],
    ['it was reset to the template', ['mine', TEMPLATE], 'newer', 'a'],
    ['nothing was typed here', [], 'newer', 'a'],
  ])('offers nothing if %s', (_, written, opensWith, slug) => {
    open(TEMPLATE);
    for (const code of written) write(code);
    open(opensWith, { slug });
    write('more');
    expect(offer()).toBeNull();
  });

  it('does not offer a program of another learner', () => {
    open(TEMPLATE);
    write('mine');
    rememberedLearner.write({ studentId: '22222222-2222-4222-8222-222222222222', character: 'Rabbit' });
    open('newer');
    expect(offer()).toBeNull();
    rememberedLearner.write(undefined);
    open(TEMPLATE);
    expect(offer()).toBeNull();
  });

  it('does not replace a running program', () => {
    open(TEMPLATE);
    write('mine');
    open('newer', { busy: true });
    expect(offer()?.hasAttribute('disabled')).toBe(true);
  });

  it('writes nothing to storage while the learner types', () => {
    open(TEMPLATE);
    for (const code of ['m', 'mi', 'min', 'mine']) write(code);
    expect(sessionStorage.length).toBe(0);
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.length).toBe(1);
    open('newer');
    expect(offer()).not.toBeNull();
  });

  it('offers the draft of another tab, and deletes it when it is closed', () => {
    const otherTab = createDrafts();
    const place = draftPlace({ courseId: 'python', levelSlug: 'a' });
    otherTab.opened(place, null);
    otherTab.typed(place, 'of the other tab', TEMPLATE);
    open('mine');
    press('play:other.show');
    expect(shown()).toBe('of the other tab');
    press('play:other.show');
    expect(shown()).toBe('mine');
    otherTab.typed(place, 'of the other tab, too', TEMPLATE);
    sessionStorage.clear();
    open('mine');
    press('dialog.close');
    sessionStorage.clear();
    open('mine');
    expect(offer()).toBeNull();
  });
});
