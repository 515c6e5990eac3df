// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageMessage } from '../../lib/account/page-message.ts';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { PageMessageBar } from './page-message-bar.tsx';

beforeAll(loadWords);
beforeEach(() => {
  sessionStorage.clear();
  answering({});
});
afterEach(cleanup);

describe('PageMessageBar', () => {
  it.each([
    ['mail_sent', 'We sent you an email. Open the link in the email to confirm your address.'],
    [
      'mail_kept',
      'This site cannot send email, so your address is not confirmed. You can still use your account.',
    ],
    ['erased', 'We deleted your account and everything in it.'],
  ] as const)('says for %s: “%s”, until it is closed', async (message, words) => {
    pageMessage.write(message);
    renderAt('/en/', <PageMessageBar message={message} />);
    const said = await screen.findByText(words);
    expect([said.getAttribute('role'), said.dir]).toEqual(['status', 'auto']);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(pageMessage.read()).toBeUndefined();
  });

  it.each([
    ['/en/play/python/intro-level1', undefined],
    ['/en/account', 'mail_sent'],
  ])('leaves %s after 20 seconds with the message %s', async (path, left) => {
    vi.useFakeTimers();
    pageMessage.write('mail_sent');
    renderAt(path, <PageMessageBar message="mail_sent" />);
    const early = await vi.advanceTimersByTimeAsync(19_000).then(pageMessage.read);
    await vi.advanceTimersByTimeAsync(1000);
    expect([early, pageMessage.read()]).toEqual(['mail_sent', left]);
    vi.useRealTimers();
  });
});
