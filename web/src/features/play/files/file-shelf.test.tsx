// @vitest-environment happy-dom
import { tinyLevel } from '@hopcode/engine/testing/tiny-level';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { NOT_STARTED } from '../run/run-state.ts';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { createTimeTravel } from '../time/time-travel.ts';
import { FileShelf } from './file-shelf.tsx';

beforeAll(loadEnglish);
afterEach(cleanup);

const show = (files: { name: string; content: { text: string } | { base64: string } }[]) =>
  renderPlay(
    <FileShelf
      level={{
        ...tinyLevel({ map: '>..' }),
        files,
        carries: [{ from: 'earlier', file: 'prices.json' }],
      }}
      state={NOT_STARTED}
      travel={createTimeTravel()}
    />,
  );

it('says that there are no files', () => {
  show([]);
  expect(screen.getByRole('region', { name: 'Files' }).textContent).toContain('No files yet');
});

it('opens a file with its contents, and Escape closes it and returns to its button', () => {
  show([
    { name: 'prices.json', content: { text: '{"corn": 3}' } },
    { name: 'empty.txt', content: { text: '' } },
  ]);
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names).toEqual(['empty.txt0 B', 'prices.json11 B']);
  const button = screen.getByRole('button', { name: /prices/ });
  fireEvent.click(button);
  const file = screen.getByRole('region', { name: 'File: prices.json' });
  expect(document.activeElement).toBe(file);
  const contents = within(file).getByRole('group', { name: 'Contents of prices.json' });
  expect([contents.textContent, contents.getAttribute('dir')]).toEqual(['{"corn": 3}', 'ltr']);
  expect(file.textContent).toContain('earlier level');
  fireEvent.keyDown(file, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: /File:/ })).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('says that a file is empty, and shows the bytes of a pickle', () => {
  show([
    { name: 'a.txt', content: { text: '' } },
    { name: 'hen.pkl', content: { base64: 'gASVFgAAAAAAAAB9lIwEbmFtZZSMBUJlcnRhlHMu' } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: /a\.txt/ }));
  expect(screen.getByText('This file is empty.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /hen\.pkl/ }));
  expect(screen.getByText('name, Berta')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Contents of hen.pkl' }).textContent).toMatch(/^80 04 95/);
});
