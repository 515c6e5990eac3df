// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { StudentsPage } from './students-page.tsx';

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.selling;
});

it.each([
  ['test', ['python', 'advanced-python'], ['Python for beginners', 'Advanced Python']],
  ['test', [], []],
  ['off', ['python'], []],
])(
  'on a site with SELLING=%s, lists the bought courses that no student has: %j',
  async (mode, courses, names) => {
    document.documentElement.dataset.selling = mode;
    const sent = answering({
      'GET /api/profile/students': [200, []],
      'GET /api/profile/check-students-limit': [200, { count: 0, limit: 5, reached: false }],
      'GET /api/payment/has-unassigned-purchases': [200, { has_unassigned: courses.length > 0, courses }],
    });
    renderAt('/en/profile/students', <StudentsPage />);
    await screen.findByText(/^There are no students yet/);
    const links = names.length === 0 ? [] : await screen.findAllByRole('link', { name: /^Choose a student/ });
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
      names.map((name) => [`Choose a student: ${name}`, '/en/profile/billing']),
    );
    expect(sent.some(({ call }) => call.includes('payment'))).toBe(mode !== 'off');
  },
);
