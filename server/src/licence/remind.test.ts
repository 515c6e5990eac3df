import { afterAll, expect, it, vi } from 'vitest';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { sendReminders, watchReminders } from './remind.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

it('looks a minute after the start and then once an hour, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const mail = vi.fn<() => MailQueue>(() => keptMail);
  const errors: Error[] = [];
  const stop = watchReminders(database.db, mail, (error) => errors.push(error));
  const looks = [1, 59, 1, 60].map((minutes) => {
    vi.advanceTimersByTime(minutes * 60_000);
    return mail.mock.calls.length;
  });
  stop();
  vi.advanceTimersByTime(24 * 60 * 60_000);
  vi.useRealTimers();
  await sendReminders(database.db, keptMail);
  expect([looks, mail.mock.calls.length, errors]).toEqual([[1, 2, 2, 3], 3, []]);
});
