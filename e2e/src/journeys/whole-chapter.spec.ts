import { firstChapter, solutionOf } from '../fixtures/course-files.ts';
import { expect, test } from '../fixtures/test.ts';

test('All levels of the first chapter are played one after the other with their solutions', async ({
  play,
  page,
}) => {
  test.setTimeout(180_000);
  const slugs = firstChapter();
  expect(slugs.length).toBeGreaterThanOrEqual(8);
  await play.open('intro-level1');
  await play.chooseSpeed('turbo');
  for (const slug of slugs) {
    await expect(page).toHaveURL(new RegExp(`/${slug}$`));
    await play.runs(solutionOf(slug));
    if (slug === slugs.at(-1)) await play.expectComplete('course');
    else {
      await play.expectComplete();
      await play.next();
    }
  }
});
