// Compares the same calls on a server with 100,000 students and on a server with 1,000. Calls for one student, or for
// one class of 200, must not get slower as the number of other students grows.
import { type Asked, ask, headersOf } from './host/load.ts';
import { addFamily, addSchools, adminOfSomeSchool } from './host/people.ts';
import { LEVELS, progressCall } from './host/progress-calls.ts';
import { type Host, withServerAndDatabase } from './host/server.ts';
import { interleaved, median, print, shares, timed } from './result.ts';

const CLASS = 200;
const [FEW, MANY] = [1000, 100_000];
const TIMES = 100;

/** Fills a server with this many students, and returns the calls to measure. */
const callsOf = async (
  { origin, pool }: Host,
  students: number,
): Promise<Map<string, () => Promise<number>>> => {
  await addSchools(pool, { schools: students / CLASS, students: CLASS }, LEVELS);
  // Adding the schools causes writes that continue for a while. These two statements finish the writes, which would
  // slow down the measured calls.
  await pool.query('vacuum');
  await pool.query('checkpoint');
  const student = await addFamily(pool);
  const { admin, classId } = await adminOfSomeSchool(pool);
  const headers = headersOf(admin.authorization);
  let programs = 0;
  const lesson = (kind: number) => () => {
    programs += 1;
    return progressCall(programs * 3 + kind, student);
  };
  const get = (path: string) => (): Asked => ({ method: 'GET', path, headers });
  const asked = (call: () => Asked) => (): Promise<number> => timed(() => ask(origin, call()));
  return new Map([
    ['level-data', asked(lesson(0))],
    ['level-course', asked(lesson(1))],
    ['level-update', asked(lesson(2))],
    ['class-grid', asked(get(`/api/level/course/python/chapter-completion?class_id=${classId}`))],
    ['who-needs-me', asked(get(`/api/organization/classes/${classId}/needs-help?course_slug=python`))],
    ['student-list', asked(get('/api/organization/students?page=1&size=50'))],
  ]);
};

await withServerAndDatabase((small) =>
  withServerAndDatabase(async (large) => {
    const few = await callsOf(small, FEW);
    for (const [name, many] of await callsOf(large, MANY)) {
      const [value = [], reference = []] = await interleaved(TIMES, [many, few.get(name) ?? many]);
      print({
        name: `growth-${name}`,
        value: median(value),
        unit: 'ms',
        reference: median(reference),
        against: `the same on a server with ${FEW} students, not ${MANY}, in turn`,
        budget: { atMost: 1.5 },
        rounds: shares(value, [0.1, 0.5, 0.9]),
      });
    }
  }),
);
