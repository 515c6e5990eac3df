// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useSelling } from './selling.ts';

const Mode = () => <p>{useSelling()}</p>;

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.selling;
});

it.each([
  ['test', 'test'],
  ['paddle', 'paddle'],
  ['off', 'off'],
  ['SELLING_MODE', 'off'],
  [undefined, 'off'],
])('a page marked with %s sells: %s', (mark, mode) => {
  if (mark !== undefined) document.documentElement.dataset.selling = mark;
  render(<Mode />);
  expect(screen.getByText(mode)).toBeTruthy();
  // The build renders pages that must fit every site.
  expect(renderToString(<Mode />)).toBe('<p>off</p>');
});
