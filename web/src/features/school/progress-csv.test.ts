import { describe, expect, it } from 'vitest';
import { csvOf } from '../../lib/csv.ts';
import { csvName, progressSheet } from './progress-csv.ts';

const WORDS = {
  username: 'User name',
  name: 'Name',
  done: 'Done',
  lastPlayed: 'Last visit',
  status: { not_started: 'not begun', in_progress: 'begun', complete: 'complete' },
};

describe('progressSheet', () => {
  const sheet = progressSheet(
    {
      levels: [
        { slug: 'a', name: 'First, steps', chapter_id: 1 },
        { slug: 'b', name: 'Hens', chapter_id: 1 },
      ],
      rows: [
        {
          id: '1',
          username: 'ada1',
          name: '=1+1',
          statuses: ['complete', 'in_progress'],
          done: 1,
          lastPlayed: null,
        },
      ],
    },
    WORDS,
  );

  it('has a head and a line for each student', () => {
    expect(sheet).toEqual([
      ['User name', 'Name', 'Done', 'Last visit', 'First, steps', 'Hens'],
      ['ada1', '=1+1', '1', '', 'complete', 'begun'],
    ]);
  });

  it('becomes a file whose names are no formulas', () => {
    expect(csvOf(sheet)).toBe(
      '\uFEFFUser name,Name,Done,Last visit,"First, steps",Hens\r\nada1,"\'=1+1",1,,complete,begun',
    );
  });
});

describe('csvName', () => {
  it.each([
    ['4a', '4a-python-2026-01-02.csv'],
    ['../etc/passwd', 'etc-passwd-python-2026-01-02.csv'],
    ['Klasse 4 ä/ö', 'Klasse-4-ä-ö-python-2026-01-02.csv'],
    ['כיתה ד', 'כיתה-ד-python-2026-01-02.csv'],
    ['???', 'python-2026-01-02.csv'],
  ])('of %j is %s', (name, file) => {
    expect(csvName(name, 'python', '2026-01-02')).toBe(file);
  });
});
