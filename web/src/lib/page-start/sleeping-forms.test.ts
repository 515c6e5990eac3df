// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { reportRunning, SLEEPING_FORM } from './sleeping-forms.ts';

afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset.running;
});

it('wakes the sleeping forms of a page, and leaves other parts that do nothing', () => {
  document.body.innerHTML = `<form inert ${SLEEPING_FORM}></form><form></form><aside inert></aside>`;
  reportRunning();
  expect(document.body.innerHTML).toBe('<form></form><form></form><aside inert=""></aside>');
  expect(document.documentElement.dataset.running).toBe('');
});
