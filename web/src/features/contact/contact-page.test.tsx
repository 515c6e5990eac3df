// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ContactPage } from './contact-page.tsx';

vi.mock('../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const SEND = 'POST /api/feedback/contact';
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { exact: true });
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await field(label), { target: { value } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const WRITTEN = { 'Your name': 'Ada', Email: 'ada@oak.test', 'Your message': 'Hello' };

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('ContactPage', () => {
  it("sends a visitor's message, confirms it, and moves the focus to the confirmation", async () => {
    const sent = answering({ [SEND]: [204] });
    renderAt('/en/contact', <ContactPage />);
    await fill(WRITTEN);
    press('Send message');
    const said = await screen.findByText(/We will write to ada@oak.test/);
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(sent.filter(({ call }) => call === SEND)).toEqual([
      { call: SEND, body: { kind: 'contact', name: 'Ada', email: 'ada@oak.test', message: 'Hello' } },
    ]);
  });

  it('registers a school with the input, without a message', async () => {
    const sent = answering({ [SEND]: [204] });
    renderAt('/en/contact?about=school', <ContactPage />);
    await fill({
      'Your name': 'Ada',
      Email: 'ada@oak.test',
      'Name of the school': 'Oak',
      'Number of students (optional)': '٣٠',
      'Country (optional)': 'Egypt',
    });
    press('Register school');
    await screen.findByRole('status');
    expect(sent.find(({ call }) => call === SEND)?.body).toEqual({
      kind: 'school',
      name: 'Ada',
      email: 'ada@oak.test',
      school: 'Oak',
      students: 30,
      country: 'Egypt',
    });
  });

  it('keeps the input when the subject changes', async () => {
    answering({});
    renderAt('/en/contact', <ContactPage />);
    await fill(WRITTEN);
    fireEvent.click(screen.getByRole('radio', { name: 'Register my school' }));
    await fill({ 'Name of the school': 'Oak' });
    fireEvent.click(screen.getByRole('radio', { name: 'A question or a message' }));
    expect((await field('Your message')).value).toBe('Hello');
    fireEvent.click(screen.getByRole('radio', { name: 'Register my school' }));
    expect([(await field('Your name')).value, (await field('Name of the school')).value]).toEqual([
      'Ada',
      'Oak',
    ]);
  });

  it('shows at each field what is missing before any request', async () => {
    const sent = answering({});
    renderAt('/en/contact?about=school', <ContactPage />);
    await fill({ 'Number of students (optional)': 'many' });
    press('Register school');
    for (const words of [
      'Please enter your name.',
      'Please enter your email address.',
      'Please enter the name of your school.',
      'Please enter a whole number, like this: 120.',
    ])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(await field('Your name'));
    expect(sent.map(({ call }) => call)).not.toContain(SEND);
  });

  it.each<[Answer, string]>([
    [[429, { statusCode: 429, message: 'x', detail: 'too_many_attempts' }], 'Too many tries.'],
    [[500, { statusCode: 500, message: 'x' }], 'Something went wrong.'],
    [[0], 'We cannot reach the server.'],
  ])('after %j keeps the input', async (answer, words) => {
    answering({ [SEND]: answer });
    renderAt('/en/contact', <ContactPage />);
    await fill(WRITTEN);
    press('Send message');
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    for (const [label, value] of Object.entries(WRITTEN)) expect((await field(label)).value).toBe(value);
  });

  it('hides the field for bots from people, keyboards and screen readers', async () => {
    answering({});
    const { container } = renderAt('/en/contact', <ContactPage />);
    await field('Your name');
    const trap = container.querySelector('input[name=website]');
    expect([trap?.getAttribute('tabindex'), trap?.closest('[aria-hidden=true]') !== null]).toEqual([
      '-1',
      true,
    ]);
  });

  it('shows the form although the server does not say who is logged in', async () => {
    answering({ 'GET /api/auth/current': [503, { statusCode: 503, message: 'x' }] });
    renderAt('/en/contact', <ContactPage />);
    expect(await field('Your name')).toBeTruthy();
  });
});
