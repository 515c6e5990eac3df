// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';

const STUDENT = '22222222-2222-4222-8222-222222222222';

const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const isDisabled = (name: string): boolean => button(name).disabled;

beforeAll(loadWords);
afterEach(cleanup);

describe('AvatarDialog', () => {
  const show = (onClose = () => {}) =>
    renderAt('/en/', <AvatarDialog opened onClose={onClose} studentId={STUDENT} current="Rabbit" />);

  it('offers all 21 avatars and can be confirmed after a choice', () => {
    answering({});
    show();
    expect(screen.getAllByRole('radio')).toHaveLength(21);
    expect(isDisabled('Choose this avatar')).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Viking' }));
    expect(isDisabled('Choose this avatar')).toBe(false);
  });

  it('reports that the avatar could not be changed, and stays open', async () => {
    const sent = answering({ [`PUT /api/profile/students/${STUDENT}`]: [500, {}] });
    const onClose = vi.fn<() => void>();
    show(onClose);
    fireEvent.click(screen.getByRole('radio', { name: 'Viking' }));
    fireEvent.click(button('Choose this avatar'));
    expect((await screen.findByRole('alert')).textContent).toBe('Updating avatar failed');
    expect(sent[0]?.body).toEqual({ character: 'Viking' });
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('AvatarDialog of a school student', () => {
  it('changes the avatar through the school', async () => {
    const call = `PUT /api/organization/students/${STUDENT}`;
    const sent = answering({ [call]: [500, {}] });
    renderAt(
      '/en/',
      <AvatarDialog opened onClose={() => {}} studentId={STUDENT} current="Rabbit" isOfSchool />,
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Punk' }));
    fireEvent.click(button('Choose this avatar'));
    await screen.findByRole('alert');
    expect(sent).toContainEqual({ call, body: { character: 'Punk' } });
  });
});

describe('EraseDialog', () => {
  it.each([
    ['test', true],
    ['off', false],
  ] as const)('says what a payer loses, where the site sells: %s', async (selling, isSaid) => {
    document.documentElement.dataset.selling = selling;
    answering({});
    renderAt('/en/', <EraseDialog opened onClose={() => {}} onErased={() => Promise.resolve()} />);
    expect(await screen.findByText(/^This deletes your account/)).toBeTruthy();
    expect(screen.queryByText(/You lose all courses that you bought/) !== null).toBe(isSaid);
    delete document.documentElement.dataset.selling;
  });

  it.each([
    ['DELETE', true, true],
    ['delete', true, false],
    ['DELETE ', true, false],
    ['DELETE', false, false],
    ['', true, false],
  ])('with %j typed and the box ticked: %s, can be confirmed: %s', (typed, ticked, allowed) => {
    answering({});
    renderAt('/en/', <EraseDialog opened onClose={() => {}} onErased={() => Promise.resolve()} />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
    if (ticked) fireEvent.click(screen.getByRole('checkbox'));
    expect(!isDisabled('Delete for good')).toBe(allowed);
  });

  it('deletes the account and reports it', async () => {
    const sent = answering({ 'DELETE /api/profile': [204] });
    const onErased = vi.fn<() => Promise<void>>(() => Promise.resolve());
    renderAt('/en/', <EraseDialog opened onClose={() => {}} onErased={onErased} />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'DELETE' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(button('Delete for good'));
    await waitFor(() => expect(onErased).toHaveBeenCalled());
    expect(sent.map(({ call }) => call)).toContain('DELETE /api/profile');
  });
});
