// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReplayProps } from '../../ui/student-program/replay-slot.ts';
import { type Answer, answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { CertificatesPage } from './certificates-page.tsx';
import { ClassCertificatesPage } from './class-certificates-page.tsx';
import { PublicCertificatePage } from './public-certificate-page.tsx';

vi.mock('../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const ADA = '22222222-2222-4222-8222-222222222222';
const ID = '33333333-3333-4333-8333-333333333333';
const ADDRESS = 'AAAAAAAAAAAAAAAAAAAAAA';
const PUBLIC = {
  address: ADDRESS,
  course_id: 'python',
  course_name: 'Python for beginners',
  character: 'Viking',
  evidence: {
    levels: 57,
    on_own: 31,
    first_on: '2026-01-02',
    last_on: '2026-03-04',
    skills: [
      { chapter_id: 1, name: 'Variables' },
      { chapter_id: 2, name: 'Loops' },
    ],
  },
  program: { slug: 'loops-level1', name: 'Again!', code: 'import player' },
  issued_at: '2026-03-05T10:00:00.000Z',
  name: 'Brave Carrot',
  replay: true,
};
const OWN = {
  ...PUBLIC,
  id: ID,
  student_id: ADA,
  state: 'issued',
  asked_at: '2026-03-05T09:00:00.000Z',
  revoked_at: null as string | null,
  name_form: 'made_up',
  name: 'Ada Lovelace',
  public_name: 'Brave Carrot',
  has_first_name: true,
  hidden_program: null,
  programs: [
    { slug: 'intro-level1', name: 'First steps' },
    { slug: 'loops-level1', name: 'Again!' },
  ],
};
const user = (user_type: 0 | 1, student: string | null) => ({
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  user_details: { user_type },
  is_student: student !== null,
  student_id: student,
  organization_id: null,
  last_played: null,
  full_name: 'Anna',
  username: null,
  student_details: null,
  class_details: null,
});
const PARENT = user(0, null);
const CHILD = user(0, ADA);

const Replay = ({ code }: ReplayProps) => <p>{`replays ${code}`}</p>;

const show = (address: string, answers: Readonly<Record<string, Answer>>) => {
  const sent = answering(answers);
  renderAt(
    `/en/${address}`,
    <Routes>
      <Route path="certificates/:studentId" element={<CertificatesPage />} />
      <Route path="certificate/:certificateId" element={<PublicCertificatePage replay={Replay} />} />
      <Route path="organization/classes/:classId/certificates" element={<ClassCertificatesPage />} />
    </Routes>,
  );
  return sent;
};

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the public page', () => {
  it('shows the evidence, the QR code, the program and its replay', async () => {
    show(`certificate/${ADDRESS}`, { [`GET /api/certificate/public/${ADDRESS}`]: [200, PUBLIC] });
    expect(await screen.findByText('Brave Carrot')).toBeDefined();
    expect(
      screen.getByText('Levels completed with working programs: 57. Solved on their own: 31.'),
    ).toBeDefined();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeDefined();
    expect(screen.getByText('replays import player')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Save the signed document' }).getAttribute('href')).toBe(
      `/api/certificate/public/${ADDRESS}/credential`,
    );
  });

  it('shows the program alone when its level has changed or is not open to the reader', async () => {
    show(`certificate/${ADDRESS}`, {
      [`GET /api/certificate/public/${ADDRESS}`]: [200, { ...PUBLIC, replay: false }],
    });
    expect(await screen.findByRole('heading', { name: /Again!/ })).toBeDefined();
    expect(screen.getByText(/player/)).toBeDefined();
    expect(screen.queryByText('replays import player')).toBeNull();
  });

  it.each([
    [{ english: true }, 'en'],
    [{}, null],
  ])('says whether the name of the level is English: %j', async (english, lang) => {
    show(`certificate/${ADDRESS}`, {
      [`GET /api/certificate/public/${ADDRESS}`]: [
        200,
        { ...PUBLIC, program: { ...PUBLIC.program, ...english } },
      ],
    });
    expect((await screen.findByText('Again!')).getAttribute('lang')).toBe(lang);
    expect(screen.getByRole('heading', { name: 'A program the student chose: Again!' })).toBeDefined();
  });

  it.each([
    ['button', 'Save as a picture'],
    ['button', 'Print or save as PDF'],
    ['link', 'Save the signed document'],
  ])('reports on the open page that it has ended meanwhile: %s %s', async (role, name) => {
    const print = vi.fn<() => void>();
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    vi.stubGlobal('print', print);
    const answers: Record<string, Answer> = { [`GET /api/certificate/public/${ADDRESS}`]: [200, PUBLIC] };
    show(`certificate/${ADDRESS}`, answers);
    const tool = await screen.findByRole(role, { name });
    answers[`GET /api/certificate/public/${ADDRESS}`] = [404, { statusCode: 404, message: 'Not Found' }];
    fireEvent.click(tool);
    expect((await screen.findByRole('alert')).textContent).toContain('has removed this page');
    expect(screen.queryByText('Brave Carrot')).toBeNull();
    expect([print.mock.calls, save.mock.calls]).toEqual([[], []]);
  });

  it('saves nothing while it cannot check whether the page still exists', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const answers: Record<string, Answer> = { [`GET /api/certificate/public/${ADDRESS}`]: [200, PUBLIC] };
    show(`certificate/${ADDRESS}`, answers);
    const tool = await screen.findByRole('button', { name: 'Print or save as PDF' });
    answers[`GET /api/certificate/public/${ADDRESS}`] = [500, { statusCode: 500, message: 'Away' }];
    fireEvent.click(tool);
    expect((await screen.findByRole('alert')).textContent).toContain('Try again');
    expect(print).not.toHaveBeenCalled();
    answers[`GET /api/certificate/public/${ADDRESS}`] = [200, PUBLIC];
    fireEvent.click(tool);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports that the page does not exist', async () => {
    show(`certificate/${ADDRESS}`, {
      [`GET /api/certificate/public/${ADDRESS}`]: [404, { statusCode: 404, message: 'Not Found' }],
    });
    expect((await screen.findByRole('alert')).textContent).toContain('does not exist');
  });
});

describe('the certificates of a student', () => {
  const LIST = `GET /api/certificate/student/${ADA}`;

  it('lets the child choose the program, but not the name or the public page', async () => {
    const sent = show(`certificates/${ADA}`, {
      'GET /api/auth/current': [200, CHILD],
      [LIST]: [200, { certificates: [OWN] }],
      'GET /api/level/get_certificate/advanced-python': [
        200,
        {
          certificate: null,
          missing: [{ slug: 'generators-level1', name: 'Yield', reason: 'not_complete' }],
        },
      ],
      [`PUT /api/certificate/${ID}`]: [200, OWN],
    });
    const choice = await screen.findByRole('combobox', { name: 'Program to show' });
    fireEvent.change(choice, { target: { value: 'intro-level1' } });
    await waitFor(() =>
      expect(sent).toContainEqual({
        call: `PUT /api/certificate/${ID}`,
        body: { program: 'intro-level1' },
      }),
    );
    expect(screen.queryByRole('combobox', { name: 'Name on the public page' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove the public page' })).toBeNull();
    expect((await screen.findByRole('link', { name: 'Yield' })).getAttribute('href')).toBe(
      '/en/play/advanced-python/generators-level1',
    );
  });

  it('loads the certificates again once the server has checked one', async () => {
    const sent = show(`certificates/${ADA}`, {
      'GET /api/auth/current': [200, CHILD],
      [LIST]: [200, { certificates: [] }],
      'GET /api/level/get_certificate/python': [200, { certificate: OWN, missing: [] }],
      'GET /api/level/get_certificate/advanced-python': [200, { certificate: null, missing: [] }],
    });
    await waitFor(() => expect(sent.filter(({ call }) => call === LIST)).toHaveLength(2));
  });

  it('lets the parent remove the public page after a confirmation', async () => {
    const sent = show(`certificates/${ADA}`, {
      'GET /api/auth/current': [200, PARENT],
      [LIST]: [200, { certificates: [OWN] }],
      [`DELETE /api/certificate/${ID}`]: [200, { ...OWN, revoked_at: '2026-04-01T00:00:00.000Z' }],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the public page' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(
      [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Remove the public page') ??
        dialog,
    );
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`DELETE /api/certificate/${ID}`));
  });

  it('keeps the focus on the button that publishes the page again', async () => {
    const revoked = { ...OWN, revoked_at: '2026-04-01T00:00:00.000Z' };
    const answers: Record<string, Answer> = {
      'GET /api/auth/current': [200, PARENT],
      [LIST]: [200, { certificates: [revoked] }],
      [`POST /api/certificate/${ID}/renew`]: [200, OWN],
    };
    show(`certificates/${ADA}`, answers);
    const button = await screen.findByRole('button', { name: 'Publish at a new address' });
    button.focus();
    answers[LIST] = [200, { certificates: [OWN] }];
    fireEvent.click(button);
    expect(await screen.findByText(/It shows this name: .*Brave Carrot/)).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Remove the public page');
  });

  it('shows the date once if the first and the last day are the same', async () => {
    const evidence = { ...OWN.evidence, first_on: '2026-03-05', last_on: '2026-03-05' };
    show(`certificates/${ADA}`, {
      'GET /api/auth/current': [200, PARENT],
      [LIST]: [200, { certificates: [{ ...OWN, evidence }] }],
    });
    expect(await screen.findByText('\u2068March 5, 2026\u2069')).toBeDefined();
  });

  it('has no QR code and no document after it is revoked', async () => {
    show(`certificates/${ADA}`, {
      'GET /api/auth/current': [200, PARENT],
      [LIST]: [200, { certificates: [{ ...OWN, revoked_at: '2026-04-01T00:00:00.000Z' }] }],
    });
    expect(await screen.findByText('This certificate has no public page.')).toBeDefined();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Save the signed document' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Publish at a new address' })).toBeDefined();
  });

  it('prints no address of a page that has been removed since the certificate was loaded', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const answers: Record<string, Answer> = {
      'GET /api/auth/current': [200, PARENT],
      [LIST]: [200, { certificates: [OWN] }],
    };
    show(`certificates/${ADA}`, answers);
    const tool = await screen.findByRole('button', { name: 'Print or save as PDF' });
    answers[LIST] = [200, { certificates: [{ ...OWN, revoked_at: '2026-04-01T00:00:00.000Z' }] }];
    fireEvent.click(tool);
    expect(await screen.findByText('This certificate has no public page.')).toBeDefined();
    expect(print).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('says why the first name cannot be chosen, and lets the keyboard reach the choice', async () => {
    show(`certificates/${ADA}`, {
      'GET /api/auth/current': [200, PARENT],
      [LIST]: [200, { certificates: [{ ...OWN, has_first_name: false }] }],
    });
    const choice = await screen.findByRole('combobox', { name: 'Name on the public page' });
    const reason = document.getElementById(choice.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain('first name');
    expect(choice.hasAttribute('disabled')).toBe(false);
    const option = screen.getByRole('option', { name: 'First name and initial' });
    expect(option.hasAttribute('disabled')).toBe(true);
  });

  it('shows no reason if the first name can be chosen', async () => {
    show(`certificates/${ADA}`, {
      'GET /api/auth/current': [200, PARENT],
      [LIST]: [200, { certificates: [OWN] }],
    });
    const choice = await screen.findByRole('combobox', { name: 'Name on the public page' });
    expect(choice.hasAttribute('aria-describedby')).toBe(false);
  });

  it('says why the chosen program is not shown any more', async () => {
    show(`certificates/${ADA}`, {
      'GET /api/auth/current': [200, PARENT],
      [LIST]: [
        200,
        {
          certificates: [
            {
              ...OWN,
              program: null,
              hidden_program: { slug: 'loops-level1', name: 'Again!', problem: 'contact' },
            },
          ],
        },
      ],
    });
    const said = await screen.findByText(/a phone number/);
    expect(said.getAttribute('role')).toBe('status');
    expect(said.textContent).toContain('Again!');
  });

  it.each([403, 404, 422])('leads back from a page that the user may not open (%i)', async (status) => {
    show(`certificates/${ADA}`, {
      'GET /api/auth/current': [200, PARENT],
      [LIST]: [status, { statusCode: status, message: 'No' }],
    });
    expect((await screen.findByRole('alert')).textContent).toContain('you cannot see it with this account');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to the farm' })).toBeDefined();
  });

  it('says why a program cannot be shown', async () => {
    show(`certificates/${ADA}`, {
      'GET /api/auth/current': [200, PARENT],
      [LIST]: [200, { certificates: [OWN] }],
      [`PUT /api/certificate/${ID}`]: [
        422,
        {
          statusCode: 422,
          message: 'Validation Error',
          issues: [{ path: 'body.program', message: 'own_name' }],
        },
      ],
    });
    const choice = await screen.findByRole('combobox', { name: 'Program to show' });
    fireEvent.change(choice, { target: { value: 'intro-level1' } });
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toContain('own name');
    expect(said).toContain('First steps');
    expect(choice.getAttribute('aria-invalid')).toBe('true');
    const reason = document.getElementById(choice.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(said);
    expect(document.activeElement).not.toBe(reason);
  });
});

it('prints all certificates of a class', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  show('organization/classes/c/certificates', {
    'GET /api/certificate/class/c': [200, { certificates: [OWN, { ...OWN, id: ADA, name: 'Bo' }] }],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Print 2 certificates' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByText('Ada Lovelace')).toBeDefined();
});
