// Times of the same calls with 1,000 and with 100,000 students in the database: what is asked about one student, or
// about one class of 200, must not notice the others.
import type { Asked } from './host/load.ts';
import { ask, headersOf } from './host/load.ts';
import { addFamily, addSchools, adminOfSomeSchool } from './host/people.ts';
import { LEVELS, progressCall } from './host/progress-calls.ts';
import { withServerAndDatabase } from './host/server.ts';
import { median, print } from './result.ts';

const CLASS = 200;
const [FEW, MANY] = [1000, 100_000];
const TIMES = 60;

type Calls = Readonly<Record<string, () => Asked>>;

const timesOf = async (origin: string, calls: Calls): Promise<Record<string, number[]>> => {
  const times: Record<string, number[]> = {};
  for (const [name, call] of Object.entries(calls)) {
    const found: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1) {
      const started = performance.now();
      await ask(origin, call());
      // The first ones wake the server and fill the caches of the database.
      if (turn >= TIMES / 4) found.push(performance.now() - started);
    }
    times[name] = found;
  }
  return times;
};

const [few, many] = await withServerAndDatabase(async ({ origin, pool }) => {
  await addSchools(pool, { schools: FEW / CLASS, students: CLASS }, LEVELS);
  const student = await addFamily(pool);
  const { admin, classId } = await adminOfSomeSchool(pool);
  const headers = headersOf(admin.authorization);
  let programs = 0;
  const lesson = (kind: number) => () => {
    programs += 1;
    return progressCall(programs * 3 + kind, student);
  };
  const get = (path: string) => (): Asked => ({ method: 'GET', path, headers });
  const calls: Calls = {
    'growth-level-data': lesson(0),
    'growth-level-course': lesson(1),
    'growth-level-update': lesson(2),
    'growth-class-grid': get(`/api/level/course/python/chapter-completion?class_id=${classId}`),
    'growth-who-needs-me': get(`/api/organization/classes/${classId}/needs-help?course_slug=python`),
    'growth-student-list': get('/api/organization/students?page=1&size=50'),
  };
  const before = await timesOf(origin, calls);
  await addSchools(pool, { schools: (MANY - FEW) / CLASS, students: CLASS }, LEVELS);
  return [before, await timesOf(origin, calls)];
});

for (const [name, times] of Object.entries(many ?? {}))
  print({
    name,
    value: median(times),
    unit: 'ms',
    reference: median(few?.[name] ?? []),
    against: `the same with ${FEW} students in the database, not ${MANY}`,
    budget: { atMost: 1.5 },
    rounds: [0.1, 0.5, 0.9].map(
      (share) => times.toSorted((a, b) => a - b)[Math.floor(share * times.length)] ?? 0,
    ),
  });
