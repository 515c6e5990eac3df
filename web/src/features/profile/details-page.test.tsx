// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pageMessage } from '../../lib/account/page-message.ts';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { DetailsPage } from './details-page.tsx';

const profile = (email_verified: boolean) => ({
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  email_verified,
  full_name: 'Anna',
  user_type: 0,
  organization_id: null,
});

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('DetailsPage', () => {
  it.each([
    [false, 1],
    [true, 0],
  ])(
    'of an address that is confirmed (%s) says %i times that it is not, and how',
    async (verified, count) => {
      answering({ 'GET /api/profile': [200, profile(verified)] });
      renderAt('/en/profile/details', <DetailsPage />);
      await screen.findByText('You log in as anna@example.org.');
      expect(screen.queryAllByText(/This address is not confirmed yet\./)).toHaveLength(count);
      const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toEqual(verified ? [] : ['/en/forgot-password']);
    },
  );

  it('leaves word behind that the account is erased', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    answering({ 'GET /api/profile': [200, profile(true)], 'DELETE /api/profile': [204] });
    renderAt('/en/profile/details', <DetailsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Erase the account...' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /ERASE/ }), { target: { value: 'ERASE' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
    await waitFor(() => expect(assign.mock.calls).toEqual([['/en/']]));
    expect(pageMessage.read()).toBe('erased');
  });
});
