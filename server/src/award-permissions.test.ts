import { assistantAgreementGet, assistantAgreementUpdate } from '@hopcode/contract/assistant/agreement';
import { assistantLevelTip } from '@hopcode/contract/assistant/level-tip';
import { assistantProgramTip } from '@hopcode/contract/assistant/program-tip';
import { levelBadges, levelBadgesSeen } from '@hopcode/contract/badge/badges';
import type { Call } from '@hopcode/contract/call';
import {
  certificateCredential,
  certificateList,
  certificateOfClass,
  certificatePublic,
  certificateRenew,
  certificateRevoke,
  certificateStatusList,
  certificateUpdate,
} from '@hopcode/contract/certificate/certificates';
import { levelGetCertificate } from '@hopcode/contract/certificate/get-certificate';
import { certificateRoutes } from '@hopcode/contract/certificate/routes';
import {
  recordingAgreementGet,
  recordingAgreementUpdate,
  recordingGet,
  recordingList,
  recordingSend,
} from '@hopcode/contract/recording/recording';
import { recordingRoutes } from '@hopcode/contract/recording/routes';
import { afterAll, expect, it } from 'vitest';
import { newId } from './database/new-id.ts';
import { buildCertificate } from './testing/certificates.ts';
import {
  buildClass,
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  logIn,
  type Person,
} from './testing/people.ts';
import { OWN_PAGE, testApp } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const modelTutor = {
  vendor: 'Owl Ltd',
  timesADay: 0,
  tip: async () => ({ ok: false, problem: 'nothing' }) as const,
};
const app = await testApp(db, { records: true, modelTutor });
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Request = { readonly path?: string; readonly body?: object };

const send = async (
  call: Call,
  person: Person | undefined,
  { path = '', body }: Request,
): Promise<number> => {
  const answer = await app.inject({
    method: call.method,
    url: call.path.replace(/\{\w+\}/, path),
    headers: { ...OWN_PAGE, ...person?.headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  return answer.statusCode;
};

/**
 * The roles of the callers. Their calls are about certificates, badges or settings of the pupil (in the school) or of
 * the child (in the family).
 */
const ROLES = [
  'visitor',
  'pupil',
  'classmate',
  'teacher',
  'admin',
  'otherTeacher',
  'child',
  'parent',
  'otherParent',
  'operator',
] as const;

/** A school and a family, each with a student who has a certificate, and strangers. */
const buildWorld = async () => {
  const [admin, otherAdmin] = [await buildOrganization(db), await buildOrganization(db)];
  const pupil = await buildMember(db, admin, 'student');
  const child = await buildParent(db, { username: 'Ada' });
  const [ofPupil, ofChild] = [await buildCertificate(db, pupil), await buildCertificate(db, child)];
  return {
    people: {
      visitor: undefined,
      pupil,
      classmate: await buildMember(db, admin, 'student'),
      teacher: await buildMember(db, admin, 'teacher'),
      admin,
      otherTeacher: await buildMember(db, otherAdmin, 'teacher'),
      child,
      parent: await logIn(db, { ...child, studentId: null }),
      otherParent: await buildParent(db),
      operator: await buildOperator(db),
    },
    ofPupil,
    ofChild,
    classId: await buildClass(db, { tenantId: admin.tenantId, name: 'Owls' }),
  };
};
type World = Awaited<ReturnType<typeof buildWorld>>;
const world = await buildWorld();

const PART = () => ({
  page: 'courses',
  part: 0,
  recording_id: newId(),
  events: [{ type: 3, timestamp: 1, data: { source: 3, id: 1, x: 0, y: 1 } }],
});
const TIP = {
  last_prompt: 'x',
  error_message: null,
  course_name: 'python',
  slug: 'intro-level1',
  player_position: [0, 0],
  facing_direction: [0, -1],
};

type Row = readonly [what: string, Call, (world: World) => Request, readonly number[]];

const ALL = [200, 200, 200, 200, 200, 200, 200, 200, 200, 200];
const OF_PUPIL = [401, 200, 403, 200, 200, 403, 403, 403, 403, 403];
const OF_CHILD = [401, 403, 403, 403, 403, 403, 200, 200, 403, 403];
/** Calls that only the school, or only the parent, may make. */
const STAFF_OF_PUPIL = [401, 403, 403, 200, 200, 403, 403, 403, 403, 403];
const PARENT_OF_CHILD = [401, 403, 403, 403, 403, 403, 403, 200, 403, 403];
const STUDENTS = [401, 200, 200, 403, 403, 403, 200, 403, 403, 403];
/** A child in the session of its parent needs the password; http/fresh.test.ts tests that. */
const PAYERS = [401, 403, 403, 403, 200, 403, 200, 200, 200, 200];
const PUPIL_ALONE = [401, 204, 403, 403, 403, 403, 403, 403, 403, 403];
const ADULTS = [401, 403, 403, 200, 200, 200, 200, 200, 200, 200];
const ADULTS_ALONE = [401, 403, 403, 200, 200, 200, 403, 200, 200, 200];
const NO_ONE = [401, 403, 403, 403, 403, 403, 403, 403, 403, 403];
const OPERATOR = [401, 403, 403, 403, 403, 403, 403, 403, 403, 200];

/** The answers to each role, in the order of `ROLES`. Rows that change an object come after those that read it. */
const TABLE: readonly Row[] = [
  ['of the pupil', certificateList, ({ ofPupil }) => ({ path: ofPupil.student_id }), OF_PUPIL],
  ['of the child', certificateList, ({ ofChild }) => ({ path: ofChild.student_id }), OF_CHILD],
  ['of the class', certificateOfClass, ({ classId }) => ({ path: classId }), STAFF_OF_PUPIL],
  [
    'of the pupil',
    certificateUpdate,
    ({ ofPupil }) => ({ path: ofPupil.id, body: { program: null } }),
    OF_PUPIL,
  ],
  [
    'of the child',
    certificateUpdate,
    ({ ofChild }) => ({ path: ofChild.id, body: { program: null } }),
    OF_CHILD,
  ],
  [
    'the name of the pupil',
    certificateUpdate,
    ({ ofPupil }) => ({ path: ofPupil.id, body: { name_form: 'made_up' } }),
    STAFF_OF_PUPIL,
  ],
  [
    'the name of the child',
    certificateUpdate,
    ({ ofChild }) => ({ path: ofChild.id, body: { name_form: 'made_up' } }),
    PARENT_OF_CHILD,
  ],
  ['of anyone', certificatePublic, ({ ofPupil }) => ({ path: ofPupil.address }), ALL],
  ['of anyone', certificateCredential, ({ ofChild }) => ({ path: ofChild.address }), ALL],
  ['of the pupil', certificateRevoke, ({ ofPupil }) => ({ path: ofPupil.id }), STAFF_OF_PUPIL],
  ['of the child', certificateRevoke, ({ ofChild }) => ({ path: ofChild.id }), PARENT_OF_CHILD],
  ['of the pupil', certificateRenew, ({ ofPupil }) => ({ path: ofPupil.id }), STAFF_OF_PUPIL],
  ['of the child', certificateRenew, ({ ofChild }) => ({ path: ofChild.id }), PARENT_OF_CHILD],
  ['of all', certificateStatusList, () => ({ path: '0' }), ALL],
  ['of oneself', levelGetCertificate, () => ({ path: 'python' }), STUDENTS],
  ['of the pupil', levelBadges, ({ ofPupil }) => ({ path: ofPupil.student_id }), OF_PUPIL],
  ['of the child', levelBadges, ({ ofChild }) => ({ path: ofChild.student_id }), OF_CHILD],
  [
    'of the pupil',
    levelBadgesSeen,
    ({ ofPupil }) => ({ path: ofPupil.student_id, body: { seen: ['first-carrot'] } }),
    PUPIL_ALONE,
  ],
  ['of the family or school', assistantAgreementGet, () => ({}), PAYERS],
  [
    'of the family or school',
    assistantAgreementUpdate,
    () => ({ body: { vendor: 'Owl Ltd', agrees: true } }),
    PAYERS,
  ],
  ['for anyone', assistantLevelTip, () => ({ body: TIP }), ALL],
  ['for anyone', assistantProgramTip, () => ({ body: { last_prompt: 'x', error_message: null } }), ALL],
  ['of oneself', recordingAgreementGet, () => ({}), ADULTS],
  ['without an agreement', recordingSend, () => ({ body: PART() }), NO_ONE],
  ['of oneself', recordingAgreementUpdate, () => ({ body: { agrees: true } }), ADULTS_ALONE],
  ['of all', recordingList, () => ({}), OPERATOR],
  ['of anyone', recordingGet, () => ({ path: newId() }), [...OPERATOR.slice(0, -1), 404]],
];

it.each(TABLE.map((row) => [`${row[1].summary}, ${row[0]}`, row] as const))('%s', async (_what, row) => {
  const [, call, request, expected] = row;
  const answers: number[] = [];
  for (const role of ROLES) answers.push(await send(call, world.people[role], request(world)));
  expect(answers).toEqual(expected);
});

it('every call about certificates, badges, the model and recordings has a row', () => {
  const calls = { ...certificateRoutes, ...recordingRoutes };
  const missing = Object.entries(calls).filter(([, call]) => !TABLE.some((row) => row[1] === call));
  expect(missing.map(([name]) => name)).toEqual([]);
});
