// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { QuestionBox } from './question-box.tsx';
import type { Answer } from './run-state.ts';

const show = (question: 'ask' | 'input') => {
  const answers: Answer[] = [];
  renderPlay(<QuestionBox question={question} prompt="Ready?" onAnswer={(answer) => answers.push(answer)} />);
  return answers;
};

beforeAll(loadEnglish);
afterEach(cleanup);

describe('QuestionBox', () => {
  it('answers with what was typed', () => {
    const answers = show('input');
    fireEvent.change(screen.getByRole('textbox', { name: 'Ready?' }), { target: { value: 'Noa' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(answers).toEqual(['Noa']);
  });

  it.each([
    ['Yes', true],
    ['No', false],
  ])('answers with %s', (name, answer) => {
    const answers = show('ask');
    fireEvent.click(screen.getByRole('button', { name }));
    expect(answers).toEqual([answer]);
  });

  it.each([
    ['ask', 'No'],
    ['input', 'Send answer'],
  ] as const)(
    'has the focus but does not trap it: Stop can be reached by keyboard (%s)',
    (question, last) => {
      show(question);
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
      expect(fireEvent.keyDown(screen.getByRole('button', { name: last }), { key: 'Tab' })).toBe(true);
    },
  );

  it('takes the focus again when it becomes visible again', () => {
    const box = (shown: boolean) => (
      <QuestionBox question="input" prompt="Ready?" shown={shown} onAnswer={() => undefined} />
    );
    const { rerender } = renderPlay(box(false));
    const field = screen.getByRole('textbox');
    const hasFocus = [document.activeElement === field];
    for (const shown of [true, false, true]) {
      rerender(box(shown));
      hasFocus.push(document.activeElement === field);
      field.blur();
    }
    expect(hasFocus).toEqual([false, true, false, true]);
  });

  it('has text that can be scrolled by keyboard', () => {
    show('ask');
    expect(screen.getByText('Ready?').tabIndex).toBe(0);
  });

  it.each(['ask', 'input'] as const)('stays until it is answered, even after Escape: %s', (question) => {
    const answers = show(question);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect([answers, screen.queryByRole('dialog', { name: 'Ready?' }) !== null]).toEqual([[], true]);
  });
});
