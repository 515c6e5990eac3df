// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { reportRunning, SLEEPING } from './sleeping-forms.ts';

afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset.running;
});

it('wakes the sleeping forms of a page, and leaves other parts that do nothing', () => {
  document.body.innerHTML = `<main aria-busy="true" ${SLEEPING}><form inert ${SLEEPING}></form></main><aside inert></aside>`;
  reportRunning();
  expect(document.body.innerHTML).toBe('<main><form></form></main><aside inert=""></aside>');
  expect(document.documentElement.dataset.running).toBe('');
});
