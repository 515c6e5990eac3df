import { expect, test } from 'vitest';
import { fixtureContent } from '../testing/fixture-content.ts';
import { levelPageAt, withLevel } from './level-preview.ts';

const content = fixtureContent();

test.each([
  ['/en/', 'pages/en/home.html', 'python', 'intro-level1'],
  ['/he/play/python/intro-level2/', 'pages/he/play.html', 'python', 'intro-level2'],
  ['/en/play/python/%69ntro-level2', 'pages/en/play.html', 'python', 'intro-level2'],
  ['/en//play/python/intro-level2', 'pages/en/play.html', 'python', 'intro-level2'],
  ['/en/challenge/apple-stairs', 'pages/en/challenge.html', 'challenges', 'apple-stairs'],
])('%s is in %s and shows %s %s', (address, file, courseId, levelSlug) => {
  expect(levelPageAt(content, address)).toMatchObject({ file, preview: { courseId, levelSlug } });
});

test.each([
  '/',
  '/xx/',
  '/en/login',
  '/en/play/python/nothing',
  '/en/play/challenges/apple-stairs',
  '/en/challenge/intro-level1',
])('%s shows no level', (address) => {
  expect(levelPageAt(content, address)).toBeUndefined();
});

test('a level is in its page as text, whatever it contains', () => {
  const preview = {
    courseId: 'python',
    levelSlug: 'intro-level1',
    name: '<b>"$&"</b>',
    goal: 'LEVEL_CODE',
    goalLang: 'en',
    code: 'if a < b:\n    print("</script>")',
    picture: '/a.png?size=small',
  };
  const html = withLevel(
    '<h1>LEVEL_NAME</h1><p lang="LEVEL_LANGUAGE">LEVEL_GOAL</p>LEVEL_OTHER{"preview":"LEVEL_JSON"}',
    preview,
  );
  expect(html).toBe(
    `<h1>&lt;b&gt;&quot;$&amp;&quot;&lt;/b&gt;</h1><p lang="en">LEVEL_CODE</p>LEVEL_OTHER{"preview":${JSON.stringify(preview).replaceAll('<', '\\u003c')}}`,
  );
});
