// The server with which progress-mix compares ours. It answers the calls of a lesson with only Fastify, pg and plain
// SQL statements. Each save is one transaction. Our server does the same work in fewer statements. Usage:
// DATABASE_URL=... PORT=... node bare-server.ts
import { createHash, randomUUID } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import pg from 'pg';
import { z } from 'zod';

const { DATABASE_URL, PORT } = z.object({ DATABASE_URL: z.string(), PORT: z.string() }).parse(process.env);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify();

const run = async (client: pg.Pool | pg.PoolClient, name: string, text: string, values: unknown[]) =>
  (await client.query({ name, text, values })).rows;

const sessionSchema = z.object({ tenant_id: z.string(), student_id: z.string() });

/** Returns the tenant and the student of the session to which a request belongs. */
const whoAsks = async ({ headers }: FastifyRequest): Promise<[tenant: string, student: string]> => {
  const token = headers.authorization?.replace('Bearer ', '') ?? '';
  const [found] = await run(
    pool,
    'session',
    `select s.token_hash, u.id, s.tenant_id, u.user_type, u.organization_id, s.student_id, u.is_operator, u.language,
       u.paid_at is not null as paid, s.impersonator_id, s.last_seen_at < now() - interval '1 day' as stale
     from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > now()`,
    [createHash('sha256').update(token).digest()],
  );
  const { tenant_id: tenant, student_id: student } = sessionSchema.parse(found);
  return [tenant, student];
};

const studentOf = (who: [string, string]) =>
  run(
    pool,
    'student',
    `select s.user_id, s.character, c.unlocked_chapters, c.no_skip, c.quiz from students s
     left join classes c on c.tenant_id = s.tenant_id and c.id = s.class_id where s.tenant_id = $1 and s.id = $2`,
    who,
  );

app.get('/api/level/data/python/:slug', async (request) => {
  const who = await whoAsks(request);
  const { slug } = z.object({ slug: z.string() }).parse(request.params);
  await studentOf(who);
  const rows = await run(
    pool,
    'progress',
    `select status, last_code, code_saved_at, code_made_at, updated_at from level_progress
     where tenant_id = $1 and student_id = $2 and course_id = 'python' and level_slug = $3`,
    [...who, slug],
  );
  return rows[0] ?? {};
});

app.get('/api/level/course/python', async (request) => {
  const who = await whoAsks(request);
  await studentOf(who);
  const completed = await run(
    pool,
    'completed',
    `select level_slug from level_progress
     where tenant_id = $1 and student_id = $2 and course_id = 'python' and status = 'complete'`,
    who,
  );
  const quizzes = await run(
    pool,
    'quizzes',
    `select chapter_id, round, question_id from quiz_answers
     where tenant_id = $1 and student_id = $2 and course_id = 'python'`,
    who,
  );
  return { completed, quizzes };
});

const OF_LEVEL = `where tenant_id = $1 and student_id = $2 and course_id = 'python' and level_slug = $3`;
const NOW = `date_trunc('milliseconds', now())`;

const save = async (tx: pg.PoolClient, level: [string, string, string], code: string) => {
  const [before] = await run(
    tx,
    'locked',
    `select last_code, code_saved_at, code_made_at from level_progress ${OF_LEVEL} for update`,
    level,
  );
  const saved = before
    ? await run(
        tx,
        'continue',
        `update level_progress set status = case when status = 'complete' then status else 'complete' end,
           updated_at = now(), last_code = $4, code_made_at = ${NOW},
           code_saved_at = greatest(${NOW}, code_saved_at + interval '1 millisecond')
         ${OF_LEVEL} returning status, code_saved_at`,
        [...level, code],
      )
    : await run(
        tx,
        'begin',
        `insert into level_progress
           (tenant_id, student_id, course_id, level_slug, status, last_code, code_made_at)
         values ($1, $2, 'python', $3, 'complete', $4, ${NOW})
         on conflict do nothing returning status, code_saved_at`,
        [...level, code],
      );
  await run(
    tx,
    'version',
    `insert into level_code_versions (tenant_id, student_id, course_id, level_slug, id, code)
     values ($1, $2, 'python', $3, $4, $5)`,
    [...level, randomUUID(), code],
  );
  await run(
    tx,
    'forget',
    `delete from level_code_versions ${OF_LEVEL} and id <=
       (select id from level_code_versions ${OF_LEVEL} order by id desc limit 1 offset 50)`,
    level,
  );
  await run(
    tx,
    'last',
    `update students set last_course_id = 'python', last_level_slug = $3 where tenant_id = $1 and id = $2`,
    level,
  );
  return saved[0] ?? {};
};

const bodySchema = z.object({ last_code_executed: z.string(), level_slug: z.string() });

app.post('/api/level/update/:slug', async (request) => {
  const [tenant, student] = await whoAsks(request);
  const { last_code_executed: code, level_slug: slug } = bodySchema.parse(request.body);
  const tx = await pool.connect();
  try {
    await tx.query('begin');
    const saved = await save(tx, [tenant, student, slug], code);
    await tx.query('commit');
    return saved;
  } finally {
    tx.release();
  }
});

app.get('/en/', () => ({}));
process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
