// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { RecallCard } from './recall-card.tsx';

const QUESTIONS = [
  {
    question: '<p>How much is <code>1 + 1</code>?</p>',
    choices: ['1', '2'],
    answer: 1,
    because: '<p>Count!</p>',
  },
  { question: '<p>And 2 + 2?</p>', choices: ['4', '5'], answer: 0, because: '<p>Twice two.</p>' },
];

const show = (questions = QUESTIONS) => {
  const log: string[] = [];
  renderPlay(<RecallCard questions={questions} onClose={() => log.push('closed')} />);
  return log;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => screen.getByTestId('announcer').textContent?.trim();

beforeAll(loadEnglish);
afterEach(cleanup);

describe('RecallCard', () => {
  it('asks one question at a time and explains every answer', () => {
    const log = show();
    expect(said()).toBe('The tutorial has a question for you.');
    press('1');
    expect([said(), document.activeElement?.textContent]).toEqual([
      'Not quite. Your answer: 1. The right answer: 2.',
      'Not quite.Count!',
    ]);
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names.slice(0, 2)).toEqual(['1 your answer, not right', '2 the right answer']);
    press('Next question');
    expect(document.activeElement?.textContent).toContain('Question 2 of 2');
    press('4');
    expect([said(), document.activeElement?.textContent]).toEqual([
      'Right! Your answer: 4.',
      'Right!Twice two.',
    ]);
    press('Done');
    expect(log).toEqual(['closed']);
  });

  it('accepts one answer to a question', () => {
    show();
    press('1');
    press('2 the right answer');
    const pressed = screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
    expect(pressed).toEqual(['1 your answer, not right']);
  });

  it('can be skipped', () => {
    const log = show();
    press('Skip the questions');
    expect(log).toEqual(['closed']);
  });
});
