import { describe, expect, it } from 'vitest';
import type { Sent, StatusUpdate } from '../lib/progress/outbox.ts';
import { sendFor } from './learner-send.ts';

const UPDATE: StatusUpdate = {
  courseId: 'python',
  levelSlug: 'intro-level1',
  status: 'in_progress',
  code: 'a',
};
const STUDENT = '11111111-1111-4111-8111-111111111111';
const SAVED: Sent = { savedAt: '2026-01-01T00:00:00.000Z' };

describe('sendFor', () => {
  it.each<[string, string, Sent, Sent]>([
    ['a visitor, of whom the server keeps nothing', 'visitor', 'delivered', 'delivered'],
    ['a student', STUDENT, SAVED, SAVED],
    ['a student who has newer work elsewhere', STUDENT, 'superseded', 'superseded'],
    ['a student whom the server takes for a visitor', STUDENT, 'delivered', 'logged-out'],
    ['a student who has to log in', STUDENT, { refused: 401 }, 'logged-out'],
    ['a student without attempts', STUDENT, { refused: 403 }, { refused: 403 }],
    ['a student without a network', STUDENT, 'unreachable', 'unreachable'],
  ])('%s', async (_, owner, sent, heard) => {
    expect(await sendFor(owner, async () => sent)(UPDATE)).toEqual(heard);
  });
});
