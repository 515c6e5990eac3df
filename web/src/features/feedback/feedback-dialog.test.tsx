// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';

const show = () => renderAt('/en/', <FeedbackDialog opened onClose={() => {}} />);
const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Feedback' }), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }));

beforeAll(loadWords);
afterEach(cleanup);

describe('FeedbackDialog', () => {
  it('requires a rating and text', async () => {
    const sent = answering({});
    show();
    send();
    expect(await screen.findByText('Rating is required')).toBeTruthy();
    expect(screen.getByText('Feedback is required')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it.each([
    [[204] as const, 'Feedback sent successfully'],
    [[500, {}] as const, 'Failed to send feedback'],
    [[0] as const, 'Failed to send feedback'],
  ])('after %j shows “%s”', async (answer, words) => {
    const sent = answering({ 'POST /api/feedback': answer });
    show();
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    write('Nice farm');
    send();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(sent[0]?.body).toEqual({ rating: 4, feedback: 'Nice farm' });
  });
});
