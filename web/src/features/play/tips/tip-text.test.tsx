// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { spokenTip, TipText } from './tip-text.tsx';

afterEach(cleanup);

/** The text of the paragraph, with code as `<...>`. */
const shown = (text: string): string => {
  const { container } = render(<TipText text={text} />);
  for (const code of container.querySelectorAll('code')) code.textContent = `<${code.textContent}>`;
  return container.textContent;
};

describe('a tip', () => {
  it.each([
    ['Turn first.', 'Turn first.'],
    ['Use `turn_right()` on line 9.', 'Use <turn_right()> on line 9.'],
    ['`a` or `b`', '<a> or <b>'],
    ['`a``b`', '<a><b>'],
    ['a ` alone', 'a ` alone'],
    ['one `two` and ` three', 'one <two> and ` three'],
    ['nothing `` inside', 'nothing `` inside'],
    ['', ''],
  ])('%j is shown as %j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('is never HTML', () => {
    const text = '<b onclick="x()">bold</b> and `<img src=x>`';
    const { container } = render(<TipText text={text} />);
    expect(container.querySelectorAll('b, img').length).toBe(0);
    expect(container.textContent).toBe('<b onclick="x()">bold</b> and <img src=x>');
  });

  it('has code from left to right, and words in their own direction', () => {
    const { container } = render(<TipText text="כתבו `turn_left()` כאן" />);
    expect(container.querySelector('p > bdi')).toBeNull();
    expect(container.querySelector('p')?.textContent).toBe('כתבו turn_left() כאן');
    expect(container.querySelector('code')?.dir).toBe('ltr');
  });

  it('is announced without the backticks around code', () => {
    expect(spokenTip('Use `turn_right()` on line 9.')).toBe('Use turn_right() on line 9.');
  });
});
