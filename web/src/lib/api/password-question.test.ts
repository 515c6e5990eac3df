import { expect, it } from 'vitest';
import { answerPasswordQuestion, askForPassword, passwordQuestion } from './password-question.ts';

it.each([true, false])('several calls share one question, and its answer: %s', async (isConfirmed) => {
  const calls = [askForPassword(), askForPassword()];
  expect(passwordQuestion.isAsked()).toBe(true);
  answerPasswordQuestion(isConfirmed);
  expect(await Promise.all(calls)).toEqual([isConfirmed, isConfirmed]);
  expect(passwordQuestion.isAsked()).toBe(false);
});

it('asks again after an answer, and notifies the page of both', () => {
  const told: boolean[] = [];
  const stop = passwordQuestion.subscribe(() => told.push(passwordQuestion.isAsked()));
  void askForPassword();
  answerPasswordQuestion(false);
  void askForPassword();
  answerPasswordQuestion(true);
  stop();
  expect(told).toEqual([true, false, true, false]);
});

it('asks for the password for an action if a waiting call needs that, until the answer', async () => {
  const calls = [askForPassword(), askForPassword(true), askForPassword()];
  expect(passwordQuestion.isForAct()).toBe(true);
  answerPasswordQuestion(true);
  expect(await Promise.all(calls)).toEqual([true, true, true]);
  void askForPassword();
  expect(passwordQuestion.isForAct()).toBe(false);
  answerPasswordQuestion(false);
});
