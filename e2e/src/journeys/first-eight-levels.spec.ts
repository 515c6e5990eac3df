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
  for (const [index, slug] of slugs.entries()) {
    await expect(page).toHaveURL(new RegExp(`/${slug}$`));
    // The address changes before the level does. A program written too early would be lost together with the editor of
    // the previous level.
    await expect(play.heading).toHaveText(new RegExp(`(^|\\D)${index + 1}(\\D|$)`));
    await play.runs(solutionOf(slug));
    await play.expectComplete();
    await play.next();
  }
  for (let number = 1; number <= slugs.length; number += 1) await play.expectDone(number);
});
