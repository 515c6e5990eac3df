// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { giveFocusBack } from './give-focus-back.ts';

const Page = () => {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button">Before</button>
      {shown ? (
        <section ref={giveFocusBack}>
          <button type="button">Inside</button>
          <button type="button" onClick={() => setShown(false)}>
            Close
          </button>
        </section>
      ) : null}
      <button type="button" onClick={() => setShown(false)}>
        Elsewhere
      </button>
    </>
  );
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const focus = (name: string) => screen.getByRole('button', { name }).focus();

afterEach(cleanup);

it.each<[walk: string[], closedBy: string, after: string]>([
  [['Before', 'Inside', 'Close'], 'Close', 'Before'],
  [['Before', 'Close', 'Elsewhere', 'Close'], 'Close', 'Elsewhere'],
  [['Before', 'Close', 'Elsewhere'], 'Elsewhere', 'Elsewhere'],
])('after %j, what is closed by %s leaves the focus on %s', (walk, closedBy, after) => {
  render(<Page />);
  for (const name of walk) focus(name);
  press(closedBy);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(document.activeElement?.textContent).toBe(after);
});
