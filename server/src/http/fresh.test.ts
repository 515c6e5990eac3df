import { needsFresh } from '@hopcode/contract/call';
import { routes } from '@hopcode/contract/routes';
import { afterAll, expect, test } from 'vitest';
import { hashPassword } from '../accounts/password.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  confirmAct,
  type Person,
} from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const send = (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });

const confirm = (person: Person, password: string, more: { for_act?: boolean } = {}) =>
  send(person, 'POST', 'auth/confirm-password', { password, ...more });
const confirmForAct = (person: Person, password: string) => confirm(person, password, { for_act: true });

const PASSWORD = 'meadow-lantern-57';

/** Moves the session's last password entry into the past, so that the session is no longer fresh. */
async function age(person: Person): Promise<Person> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - 11 * 60_000) })
    .where('user_id', '=', person.userId)
    .execute();
  return person;
}

async function givePassword(person: Person): Promise<Person> {
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', person.userId)
    .execute();
  return person;
}

/**
 * The calls that ask for the password. `each_time`: they ask every time. `always`: they ask unless the password was
 * entered in the last minutes. `asked` and `free`: they ask only for some bodies, such as `asked` but not `free`.
 */
const ASKING: Readonly<
  Record<string, 'each_time' | 'always' | { readonly asked: object; readonly free: object }>
> = {
  assistantAgreementUpdate: 'always',
  levelCourseOpening: 'always',
  deletedErase: 'each_time',
  organizationClassDelete: 'always',
  organizationExport: 'each_time',
  organizationStudentDelete: 'always',
  organizationTeacherDelete: 'always',
  profileDelete: 'each_time',
  profileExport: 'each_time',
  profileStudentDelete: 'each_time',
  organizationLoginCards: { asked: { student_ids: ['a', 'b'] }, free: { student_ids: ['a'] } },
  organizationStudentUpdate: { asked: { assistant_attempt_limit: null }, free: { character: 'Punk' } },
  organizationTeacherUpdate: { asked: { user_type: 2 }, free: { full_name: 'Ann' } },
  organizationTransferStudents: {
    asked: { student_ids: ['a'], class_id: null },
    free: { student_ids: ['a'], class_id: 'b' },
  },
  organizationUpdate: { asked: { slug: 'new' }, free: { name: 'New' } },
  profileStudentUpdate: { asked: { own_assistant_timing: null }, free: { username: 'Ada' } },
};

const OWN_PROOF = 'it is a login, or brings its own proof: a password, a link or a token';
const CREATES = 'it creates what can be deleted again';
const HARMLESS = 'it can be changed back, or only ends a login';
const OPERATOR = 'it is noted in the log, and what the operator does then asks again';

/**
 * Each call that changes state without asking for the password, with the reason. Calls about money ask only if a child
 * may have the device (beside-child.test.ts).
 */
const FREE: Readonly<Record<string, string>> = {
  assistantChallengeTip: 'it is the work of a student',
  assistantLevelTip: 'it is the work of a student',
  assistantProgramTip: 'it is the work of a student',
  authChooseStudent: HARMLESS,
  authChooseStudentUnderscored: HARMLESS,
  authConfirmEmail: OWN_PROOF,
  authConfirmPassword: OWN_PROOF,
  authForgotPassword: OWN_PROOF,
  authGenerateUserSignupLink: CREATES,
  authGoogleAuthorize: OWN_PROOF,
  authGoogleCallback: OWN_PROOF,
  authImpersonateStudent: OPERATOR,
  authImpersonateUser: OPERATOR,
  authJoinRequest: CREATES,
  authJoinRequestEnter: OWN_PROOF,
  authLogin: OWN_PROOF,
  authLoginCard: OWN_PROOF,
  authLoginOrg: OWN_PROOF,
  authLoginSecondFactor: OWN_PROOF,
  authLogout: HARMLESS,
  authLogoutEverywhere: HARMLESS,
  authResetPassword: OWN_PROOF,
  authSendConfirmCode: OWN_PROOF,
  authSendConfirmation: OWN_PROOF,
  authSignup: OWN_PROOF,
  authStopActing: HARMLESS,
  authSignupClassToken: OWN_PROOF,
  authSignupGenerateLink: OWN_PROOF,
  classLevelAdd: CREATES,
  classLevelRemove: HARMLESS,
  creativeCreate: CREATES,
  creativeDecide: 'a level that was taken down can be restored',
  creativeDelete: 'the page asks, and a child has no password',
  creativeImport: CREATES,
  creativeLike: HARMLESS,
  creativeReport: CREATES,
  creativeUnlike: HARMLESS,
  creativeUpdate: 'it is the work of a student',
  deletedRestore: CREATES,
  feedbackContact: CREATES,
  feedbackInboxUpdate: HARMLESS,
  feedbackSend: CREATES,
  certificateRenew: CREATES,
  certificateRevoke: 'it can be published again',
  certificateUpdate: 'it shows one more program of the student, or its first name',
  levelFarmSave: 'it is the work of a student',
  levelBadges: 'it is the work of a student',
  levelBadgesSeen: 'it is the work of a student',
  levelGetCertificate: 'it is the work of a student',
  levelOutcome: 'it is the work of a student',
  levelUpdate: 'it is the work of a student',
  organizationAnswerJoinRequests: CREATES,
  organizationBulkCreateStudents: CREATES,
  organizationClassCreate: CREATES,
  organizationClassTeachersUpdate: HARMLESS,
  organizationClassUpdate: HARMLESS,
  organizationCreate: CREATES,
  organizationInvitationDelete: 'an address can be invited again',
  organizationInviteAdmin: CREATES,
  organizationInviteTeacher: CREATES,
  organizationLessonEnd: HARMLESS,
  organizationLessonEndUndo: HARMLESS,
  organizationStudentCreate: CREATES,
  organizationTeacherCreate: CREATES,
  organizationTeacherResetSecondFactor: OWN_PROOF,
  profileAskForEmail: OWN_PROOF,
  profileChangePassword: OWN_PROOF,
  profileConfirmEmail: OWN_PROOF,
  profileSecondFactorBegin: OWN_PROOF,
  profileSecondFactorConfirm: OWN_PROOF,
  profileSecondFactorOff: OWN_PROOF,
  profileSecondFactorRecoveryCodes: OWN_PROOF,
  profileSessionEnd: HARMLESS,
  profileSessionsEndOthers: HARMLESS,
  profileInvitationAccept: OWN_PROOF,
  profileInvitationDecline: 'a school can invite again',
  profileStudentsCreate: CREATES,
  profileUpdate: HARMLESS,
  quizAnswer: 'it is the work of a student',
  recordingAgreementUpdate: HARMLESS,
  recordingSend: 'it contains no words, and is deleted after 30 days',
  userChangeLanguage: HARMLESS,
  userOpen: OWN_PROOF,
  userQueueEmails: OPERATOR,
  userQueueUserEmailsForAll: OPERATOR,
  userResetSecondFactor: OWN_PROOF,
  userSendEmails: OPERATOR,
  userUnsubscribe: OWN_PROOF,
  userUnsubscribeInOneClick: OWN_PROOF,
};

const calls = Object.entries(routes).filter(([, call]) => call.fresh !== 'beside_child');

test('every call is in one of the two tables', () => {
  expect(Object.keys(ASKING).filter((name) => name in FREE)).toEqual([]);
  const unsaid = calls.filter(([name, call]) => call.mutates && !(name in ASKING) && !(name in FREE));
  expect(unsaid.map(([name]) => name)).toEqual([]);
  const asking = calls.filter(([, call]) => call.fresh !== false).map(([name]) => name);
  expect(asking.sort()).toEqual(Object.keys(ASKING).sort());
});

test.each(calls.filter(([, call]) => call.fresh !== false))(
  '%s asks for what the table says',
  (name, call) => {
    const said = ASKING[name];
    const { asked, free } = typeof said === 'object' ? said : { asked: {}, free: undefined };
    const needed = said === 'each_time' ? 'each_time' : true;
    expect([needsFresh(call, asked), free && needsFresh(call, free)]).toEqual([needed, free && false]);
  },
);

test('ten minutes after the login the password is required, and then the same call succeeds', async () => {
  const parent = await givePassword(await buildParent(db, { username: 'Ada' }));
  const path = `profile/students/${parent.studentId}`;
  const change = (assistant_enabled: boolean) => send(parent, 'PUT', path, { assistant_enabled });
  expect((await change(false)).statusCode).toBe(200);
  await age(parent);
  const refused = await change(true);
  expect([refused.statusCode, refused.json().detail]).toEqual([403, 'confirm_password']);
  expect((await send(parent, 'PUT', path, { character: 'Punk' })).statusCode).toBe(200);
  expect((await send(parent, 'GET', 'auth/confirm-password')).json()).toEqual({
    fresh: false,
    way: 'password',
  });

  const wrong = await confirm(parent, 'wrong password');
  expect([wrong.statusCode, wrong.json().issues]).toEqual([
    422,
    [{ path: 'body.password', message: 'wrong_password' }],
  ]);
  expect((await change(true)).statusCode).toBe(403);
  expect((await confirm(parent, PASSWORD)).statusCode).toBe(204);
  expect((await change(true)).statusCode).toBe(200);
});

type Act = readonly [method: 'GET' | 'DELETE', path: string];
/** The actions that ask every time, with the account that may do them. */
const ACTS: Readonly<Record<string, () => Promise<readonly [person: Person, act: Act]>>> = {
  profileDelete: async () => [await buildParent(db, { username: 'Ada' }), ['DELETE', 'profile']],
  profileExport: async () => [await buildParent(db, { username: 'Ada' }), ['GET', 'profile/export']],
  profileStudentDelete: async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    return [parent, ['DELETE', `profile/students/${parent.studentId}`]];
  },
  organizationExport: async () => [await buildOrganization(db), ['GET', 'organization/export']],
  deletedErase: async () => {
    const parent = await buildParent(db, { username: 'Ada' });
    await confirmAct(db, parent);
    await send(parent, 'DELETE', `profile/students/${parent.studentId}`);
    const { records } = (await send(parent, 'GET', 'deleted?page=1')).json();
    return [parent, ['DELETE', `deleted/${records[0].id}`]];
  },
};

test('every call that asks each time is tried', () => {
  const asked = calls.filter(([, call]) => call.fresh === 'each_time').map(([name]) => name);
  expect(asked.sort()).toEqual(Object.keys(ACTS).sort());
});

test.each(Object.entries(ACTS))(
  '%s asks right after a login, and each time: a password counts for one act and one minute',
  async (_, build) => {
    const [person, [method, path]] = await build();
    await givePassword(person);
    const expectAsked = async () => {
      const refused = await send(person, method, path);
      expect([refused.statusCode, refused.json().detail]).toEqual([403, 'confirm_act']);
    };
    await expectAsked();
    // A password entered for the parents' gate, or for a less important action, does not count.
    expect((await confirm(person, PASSWORD)).statusCode).toBe(204);
    await expectAsked();
    expect((await confirmForAct(person, 'wrong password')).statusCode).toBe(422);
    await expectAsked();
    expect((await confirmForAct(person, PASSWORD)).statusCode).toBe(204);
    await db
      .updateTable('sessions')
      .set({ act_confirmed_at: new Date(Date.now() - 61_000) })
      .where('user_id', '=', person.userId)
      .execute();
    await expectAsked();
    expect((await confirmForAct(person, PASSWORD)).statusCode).toBe(204);
    const done = await Promise.all([send(person, method, path), send(person, method, path)]);
    const codes = done.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code < 300)).toHaveLength(1);
    expect(codes.filter((code) => code >= 400)).toHaveLength(1);
  },
);

test('a confirmed act ends when a child gets the device', async () => {
  const parent = await givePassword(await buildParent(db, { username: 'Ada' }));
  await confirmForAct(parent, PASSWORD);
  await send(parent, 'POST', `auth/choose-student/${parent.studentId}`);
  expect((await send(parent, 'DELETE', 'profile')).json().detail).toBe('confirm_act');
});

test('wrong passwords lead to waits', async () => {
  const parent = await age(await givePassword(await buildParent(db)));
  const statuses = new Set<number>();
  for (let tries = 0; tries < 30; tries += 1) statuses.add((await confirm(parent, 'wrong')).statusCode);
  expect(statuses).toContain(429);
  expect((await confirm(parent, PASSWORD)).statusCode).toBe(429);
});

test('a parent who hands the device to a child is asked immediately', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  await send(parent, 'POST', `auth/choose-student/${parent.studentId}`);
  const path = `profile/students/${parent.studentId}`;
  const refused = await send(parent, 'PUT', path, { assistant_enabled: false });
  expect([refused.statusCode, refused.json().detail]).toEqual([403, 'confirm_password']);
});

test('a fresh session does not make another session fresh', async () => {
  const teacher = await givePassword(await buildMember(db, await buildOrganization(db), 'teacher'));
  await age(teacher);
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: OWN_PAGE,
    payload: { email: `${teacher.userId}@school.test`, password: PASSWORD },
  });
  expect(login.statusCode).toBe(200);
  expect((await send(teacher, 'GET', 'auth/confirm-password')).json().fresh).toBe(false);
});

test('an account without a password enters a code from its email, once', async () => {
  const parent = await age(await buildParent(db));
  expect((await send(parent, 'GET', 'auth/confirm-password')).json().way).toBe('code');
  expect((await send(parent, 'POST', 'auth/confirm-password/send-code')).statusCode).toBe(204);
  const mail = await db
    .selectFrom('emails')
    .select(['template', 'words'])
    .where('user_id', '=', parent.userId)
    .executeTakeFirstOrThrow();
  expect(mail.template).toBe('confirm_code');
  const code = mail.words.code ?? '';

  const wrong = await confirm(parent, 'AAAAAAAA');
  expect(wrong.json().issues).toEqual([{ path: 'body.password', message: 'wrong_code' }]);
  expect((await confirmForAct(parent, ` ${code.toLowerCase()} `)).statusCode).toBe(204);
  expect((await send(parent, 'GET', 'profile/export')).statusCode).toBe(200);
  await age(parent);
  expect((await confirm(parent, code)).statusCode).toBe(422);
});

test('an account with a password gets no code by email', async () => {
  const parent = await givePassword(await buildParent(db));
  expect((await send(parent, 'POST', 'auth/confirm-password/send-code')).statusCode).toBe(403);
});

test('an operator who acts as a parent enters their own password', async () => {
  const operator = await givePassword(await buildOperator(db));
  const parent = await buildParent(db, { username: 'Ada' });
  const acting = await send(operator, 'POST', `auth/impersonate/user?target_user_id=${parent.userId}`);
  const cookie = String(acting.headers['set-cookie']).split(';')[0] ?? '';
  const asParent = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: { ...OWN_PAGE, cookie }, ...(payload && { payload }) });
  const path = `/api/profile/students/${parent.studentId}`;
  expect((await asParent('DELETE', path)).json().detail).toBe('confirm_act');
  const body = { password: PASSWORD, for_act: true };
  expect((await asParent('POST', '/api/auth/confirm-password', body)).statusCode).toBe(204);
  expect((await asParent('DELETE', path)).statusCode).toBe(204);
});
