// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useHandedFocus } from './use-handed-focus.ts';

const Step = ({ open }: { readonly open: boolean }) => {
  const ref = useHandedFocus();
  return open ? (
    <a ref={ref} href="#next">
      Next
    </a>
  ) : (
    <button ref={ref} type="button">
      Next
    </button>
  );
};

const page = (open: boolean) => (
  <StrictMode>
    <Step open={open} />
    <button type="button">Elsewhere</button>
  </StrictMode>
);

afterEach(cleanup);

it.each(['Next', 'Elsewhere'])(
  'leaves the focus on %s when the link turns into a button and back',
  (name) => {
    const { rerender } = render(page(true));
    screen.getByText(name).focus();
    for (const open of [false, true, false]) {
      rerender(page(open));
      expect(document.activeElement).toBe(screen.getByText(name));
    }
  },
);
