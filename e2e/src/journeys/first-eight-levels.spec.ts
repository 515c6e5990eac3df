import { firstChapter, solutionOf } from '../fixtures/course-files.ts';
import { becomeStudent } from '../fixtures/student.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ speed: 'normal' });

test('A student plays the first eight levels one after the other with their solutions', async ({
  play,
  page,
}) => {
  test.setTimeout(240_000);
  const slugs = firstChapter().slice(0, 8);
  expect(slugs).toHaveLength(8);
  await becomeStudent(page, `eight-levels-${Date.now()}`);
  await play.open('intro-level1');
  await play.chooseSpeed('turbo');
  for (const slug of slugs) {
    await expect(page).toHaveURL(new RegExp(`/${slug}$`));
    await play.runs(solutionOf(slug));
    await play.expectComplete();
    await play.next();
  }
  for (let number = 1; number <= slugs.length; number += 1) await play.expectDone(number);
});
