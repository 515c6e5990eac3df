// @vitest-environment happy-dom
import type { Course } from '@hopcode/contract/level/course';
import { levelSchema } from '@hopcode/engine/formats/level';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Announcer } from '../../../ui/announcer.tsx';
import { loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { useLevelAnnouncement } from './use-level-announcement.ts';

const COURSE: Course = {
  id: 'python',
  name: 'Python',
  chapters: [
    {
      id: 1,
      name: 'Chapter',
      quiz_exists: false,
      quiz_complete: false,
      class_locked: false,
      level_data: ['a', 'b'].map((slug) => ({
        slug,
        name: slug.toUpperCase(),
        completed: false,
        locked: false,
      })),
    },
  ],
};

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [],
});

const Level = ({ slug }: { readonly slug: string }) => {
  useLevelAnnouncement(COURSE, {
    ...LEVEL,
    slug,
    courseId: 'python',
    name: slug.toUpperCase(),
    chapter_id: 1,
    chapter_name: 'Chapter',
    level_id: 0,
    story: '',
    goal: '',
    guide: '',
    tutorial: '',
    hint: '',
    hints: [],
    codeTemplate: '',
    completed: false,
    locked: false,
    last_code_executed: null,
  });
  return <Link to="/en/play/python/b">On</Link>;
};

const Page = () => {
  const slug = useLocation().pathname.slice(-1);
  return (
    <Announcer>
      <Level key={slug} slug={slug} />
    </Announcer>
  );
};

const said = () => screen.getByTestId('announcer').textContent?.trimEnd();

beforeAll(loadWords);
afterEach(cleanup);

describe('useLevelAnnouncement', () => {
  it('is silent at the start of a visit, and then announces each next level', () => {
    renderAt('/en/play/python/a', <Page />);
    expect(said()).toBe('');
    fireEvent.click(screen.getByRole('link'));
    expect(said()).toBe('Level 2: B');
  });
});
