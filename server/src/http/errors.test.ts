import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerError } from './errors.ts';

const answerTo = async (error: Error) => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', stream } });
  app.setErrorHandler(answerError);
  app.get('/api/x', () => {
    throw error;
  });
  const { statusCode } = await app.inject({ url: '/api/x' });
  await app.close();
  return { statusCode, log: lines.join('') };
};

const brokenKey = (constraint: string): Error =>
  Object.assign(new Error('violates foreign key constraint'), { code: '23503', constraint });

test.each([
  'level_progress_tenant_id_student_id_fkey',
  'sessions_user_id_fkey',
  'students_tenant_id_class_id_fkey',
])('%s is broken by a deletion meanwhile: 404, with a line in the log', async (constraint) => {
  const { statusCode, log } = await answerTo(brokenKey(constraint));
  expect([statusCode, log]).toEqual([404, expect.stringContaining(constraint)]);
});

test.each(['emails_template_id_fkey', 'class_teachers_tenant_id_fkey'])(
  'a violation of %s is a bug: 500, with the error in the log',
  async (constraint) => {
    const { statusCode, log } = await answerTo(brokenKey(constraint));
    expect([statusCode, log]).toEqual([500, expect.stringContaining('request failed')]);
  },
);
