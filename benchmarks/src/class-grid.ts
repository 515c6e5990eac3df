// Measures the page that shows the progress of a class of 200 students as a grid of students and levels. Compares the
// time of the server's answer with the time of its SQL statement alone. Also measures how long the page takes to show
// every student, and compares this with a class of one student.
import { loadCatalogue } from '@hopcode/courses/catalogue';
import type { BrowserContext } from 'playwright-core';
import { withFreshBrowser } from './host/browser.ts';
import { ask, headersOf } from './host/load.ts';
import { addSchools, adminOfSomeSchool } from './host/people.ts';
import { withServerAndDatabase } from './host/server.ts';
import { interleaved, median, print, timed } from './result.ts';

const STUDENTS = 200;
const ROUNDS = 7;

const levels = (loadCatalogue().course('python')?.chapters ?? []).flatMap((chapter) => chapter.levels);

const GRID = `
  select s.id, s.username, s.full_name, p.last_played_at, coalesce(p.statuses, '{}'::jsonb) as statuses
  from students s
  left join lateral (
    select max(updated_at) as last_played_at, jsonb_object_agg(level_slug, status) as statuses
    from level_progress where tenant_id = s.tenant_id and student_id = s.id and course_id = 'python'
  ) p on true
  where s.class_id = $1 and s.tenant_id = (select tenant_id from classes where id = $1)
  order by lower(s.username)`;

/** Opens the page of a class and waits until the last student is in the grid. */
const openPage = async (context: BrowserContext, address: string, students: number): Promise<number> => {
  const page = await context.newPage();
  const duration = await timed(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(
      (count) => document.querySelectorAll('[role=grid] tbody tr').length >= count,
      students,
    );
  });
  await page.close();
  return duration;
};

const [answers = [], statements = [], pages = [], small = []] = await withServerAndDatabase(
  async ({ origin, pool }) => {
    await addSchools(pool, { schools: 1, students: STUDENTS }, levels);
    const full = await adminOfSomeSchool(pool);
    await pool.query(`update classes set name = 'Full'`);
    await addSchools(pool, { schools: 1, students: 1 }, levels);
    const single = await adminOfSomeSchool(pool);
    const path = `/api/level/course/python/chapter-completion?class_id=${full.classId}`;
    const [served = [], alone = []] = await interleaved(ROUNDS, [
      () => timed(() => ask(origin, { method: 'GET', path, headers: headersOf(full.admin.authorization) })),
      () => timed(async () => JSON.stringify((await pool.query(GRID, [full.classId])).rows)),
    ]);
    const opened = ({ admin, classId }: typeof full, students: number) =>
      withFreshBrowser(async (context) => {
        const value = admin.authorization.replace('Bearer ', '');
        await context.addCookies([{ name: 'session', value, url: origin }]);
        const address = `${origin}/en/organization/classes/${classId}`;
        await openPage(context, address, students);
        return openPage(context, address, students);
      });
    const [shown = [], shownSmall = []] = await interleaved(ROUNDS, [
      () => opened(full, STUDENTS),
      () => opened(single, 1),
    ]);
    return [served, alone, shown, shownSmall];
  },
);

print({
  name: `class-grid-answer-${STUDENTS}x${levels.length}`,
  value: median(answers),
  unit: 'ms',
  reference: median(statements),
  against: 'its statement alone, in turn',
  budget: { atMost: 2 },
  rounds: answers,
});
print({
  name: `class-grid-page-${STUDENTS}x${levels.length}`,
  value: median(pages),
  unit: 'ms',
  reference: median(small),
  against: 'the same page with one student, in turn',
  budget: { atMost: 2.5 },
  rounds: pages,
});
