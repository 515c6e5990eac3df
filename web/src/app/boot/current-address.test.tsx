// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { CurrentAddress } from './current-address.tsx';

/** A page whose visitor goes to another address before the router listens. */
const Page = ({ address }: { readonly address: string }) => {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => history.replaceState(null, '', address), [address]);
  return <p>{pathname + search}</p>;
};

afterEach(cleanup);

it.each([
  '/en/play/python/intro-level2',
  '/en/play/python/intro-level3?class=a',
  '/en/play/python/intro-level3',
])('a visitor who goes to %s during the first render sees that page', async (address) => {
  history.replaceState(null, '', '/en/play/python/intro-level3');
  render(
    <BrowserRouter>
      <Page address={address} />
      <CurrentAddress />
    </BrowserRouter>,
  );
  expect(await screen.findByText(address)).toBeTruthy();
});
