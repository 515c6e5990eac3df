import { createHash } from 'node:crypto';
import { searchableText } from '@hopcode/contract/auth/canonical-name';
import type { CreativeBody } from '@hopcode/contract/creative/creative-level';
import type { CreativeCourse } from '@hopcode/contract/creative/creative-summary';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { needsProgram } from '@hopcode/engine/needs-program';
import { problemOfLength, problemOfProof } from '@hopcode/engine/proof';
import { isTakenMeanwhile } from '../database/broken-constraint.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { type RateLimit, takeBack, tryOnce } from '../http/limits/rate-limit-store.ts';
import { Refusal, refuse, refuseField, refuseProof } from '../http/refusal.ts';
import type { Parts } from '../parts/parts.ts';
import type { ProgramToCheck } from '../parts/program-check.ts';
import { needsApproval } from './approval-store.ts';
import { newCreativeSlug } from './creative-slug.ts';
import {
  findOwn,
  insertLevel,
  isSlugTaken,
  lockOwn,
  type StoredLevel,
  updateLevel,
} from './creative-store.ts';
import type { Viewer } from './viewer.ts';
import { contactPlace, unkindPlace } from './words-screen.ts';

/** Maximum size of the farms of a level in bytes, as JSON. */
const MOST_BYTES = 200_000;

/** The author of a level, and the language in which the author writes. */
export type Author = { readonly viewer: Viewer; readonly locale: string };

export type SaveParts = Pick<Parts, 'db' | 'programs'>;

/** A level as it will be stored. A later step decides whether other people may play it. */
type Prepared = {
  readonly columns: ReturnType<typeof columnsOf>;
  readonly hash: Buffer;
  /** Whether the request has a proof for these farms. */
  readonly proven: boolean;
  /** The program that must first run on the farms before the proof counts; undefined if no program must run. */
  readonly program: ProgramToCheck | undefined;
};

const columnsOf = (body: Omit<CreativeBody, 'remix_of'>, farms: string) => {
  const [width, height] = body.farms[0] === undefined ? [1, 1] : mapSize(body.farms[0].map);
  return {
    course_id: body.course_id,
    name: body.name,
    name_key: searchableText(body.name),
    map_path: body.map_path,
    width,
    height,
    farms,
    code_template: body.code_template,
    tutorial: body.tutorial,
  };
};

/** Checks the level in a request: its size, its words and its proof. */
function prepare(body: Omit<CreativeBody, 'remix_of'>, locale: string): Prepared | Refusal {
  const farms = JSON.stringify(body.farms);
  if (Buffer.byteLength(farms) > MOST_BYTES) return refuseField('body.farms', 'too_big');
  const unkind = unkindPlace(body, locale);
  if (unkind !== undefined) return refuseField(unkind, 'unkind_word');
  // A level that is not shared is a draft, which only its author can see.
  const contact = body.is_public || body.school_visible ? contactPlace(body) : undefined;
  if (contact !== undefined) return refuseField(contact, 'contact');
  const problem =
    body.proof && (problemOfLength(body.farms, body.proof.program) ?? problemOfProof(body.farms, body.proof));
  if (problem !== undefined) return refuseProof(problem);
  const program = programOf(body);
  if (program instanceof Refusal) return program;
  const hash = createHash('sha256').update(farms).digest();
  return { columns: columnsOf(body, farms), hash, proven: body.proof !== undefined, program };
}

/** The program that must run before the proof of a level counts; undefined if the commands of the proof are enough. */
function programOf({
  farms,
  proof,
}: Pick<CreativeBody, 'farms' | 'proof'>): ProgramToCheck | Refusal | undefined {
  if (proof === undefined || !needsProgram(farms)) return undefined;
  const { program, answers = [] } = proof;
  return program === undefined ? refuseProof({ farm: 0, code: 'no_program' }) : { farms, program, answers };
}

/** How many programs the server checks for one account per hour. */
const CHECKS: RateLimit = { action: 'creative-program', times: 30, seconds: 3600 };
/** A program that is too slow counts as this many programs, because it delays the programs of others. */
const SLOW_COUNTS = 5;

/** Runs a program. Returns why the program does not prove the level; undefined if it does. */
async function refusedProgram(
  { db, programs }: SaveParts,
  { userId }: Viewer,
  program: ProgramToCheck,
): Promise<Refusal | undefined> {
  const wait = await tryOnce(db, CHECKS, userId);
  if (wait !== undefined) return new Refusal(429, 'too_many_checks', undefined, wait);
  const checked = await programs.check(userId, program);
  if (checked.ok) return undefined;
  const { problem } = checked;
  // A program that did not run does not count towards the limit.
  if (problem === 'busy') await takeBack(db, CHECKS, userId);
  if (typeof problem !== 'string' && problem.code === 'program_slow')
    for (let more = 1; more < SLOW_COUNTS; more += 1) await tryOnce(db, CHECKS, userId);
  return problem === 'busy' || problem === 'broken' ? refuse(503, 'check_busy') : refuseProof(problem);
}

const wishOf = (body: Pick<CreativeBody, 'is_public' | 'school_visible'>, viewer: Viewer) => ({
  is_public: body.is_public,
  // Only an account of a school can share levels with the school.
  school_visible: body.school_visible && viewer.organizationId !== null,
});

const wantsPlayers = (wish: ReturnType<typeof wishOf>): boolean => wish.is_public || wish.school_visible;

/** Maximum number of slugs to try for a new level, each derived from its name. Each slug contains 41 random bits. */
const MOST_SLUGS = 3;

/** Saves a new level under a given slug or a new slug. Returns the slug. */
export async function createLevel(
  parts: SaveParts,
  author: Author,
  body: CreativeBody,
  given: { readonly slug: string; readonly force: boolean } | undefined,
): Promise<string | Refusal> {
  const prepared = prepare(body, author.locale);
  if (!('columns' in prepared)) return prepared;
  const { viewer } = author;
  const { db } = parts;
  const wish = wishOf(body, viewer);
  if (wantsPlayers(wish) && !prepared.proven) return refuse(409, 'proof_missing');
  const refused = prepared.program && (await refusedProgram(parts, viewer, prepared.program));
  if (refused !== undefined) return refused;
  const isApproved = wantsPlayers(wish) && !(await needsApproval(db, viewer));
  const row = {
    ...prepared.columns,
    ...wish,
    tenant_id: viewer.tenantId,
    user_id: viewer.userId,
    student_id: viewer.studentId,
    farms_hash: prepared.hash,
    proven_hash: prepared.proven ? prepared.hash : null,
    shared_farms: null,
    approved_at: isApproved ? new Date() : null,
    shared_at: wantsPlayers(wish) ? new Date() : null,
    taken_down_reason: null,
    remix_of: body.remix_of ?? null,
  };
  if (given !== undefined) {
    const added = await insertLevel(db, { ...row, id: newId(), level_slug: given.slug });
    if (added) return given.slug;
    if (!given.force) return refuse(409, 'level_slug_taken');
  }
  for (let tries = 0; tries < MOST_SLUGS; tries += 1) {
    const slug = newCreativeSlug(body.name);
    if (await insertLevel(db, { ...row, id: newId(), level_slug: slug })) return slug;
  }
  throw new Error('Every new slug of a level was taken');
}

/** Whether the save changes a part of the level that other people read or play. */
const isChanged = (stored: StoredLevel, { columns, hash }: Prepared): boolean =>
  !stored.farms_hash.equals(hash) ||
  stored.name !== columns.name ||
  stored.code_template !== columns.code_template ||
  stored.tutorial !== columns.tutorial;

/** Returns a refusal if the change was made to an older version than the stored one; otherwise undefined. */
const problemOfVersion = (
  stored: Pick<StoredLevel, 'updated_at'> | undefined,
  basedOn: string | undefined,
): Refusal | undefined => {
  if (stored === undefined) return refuse(404, 'unknown_level');
  const isNewer = basedOn !== undefined && basedOn !== stored.updated_at.toISOString();
  return isNewer ? refuse(409, 'level_changed') : undefined;
};

/** Runs the program of a change before the transaction begins, unless the farms are already proven. */
async function refusedChange(
  parts: SaveParts,
  viewer: Viewer,
  address: { readonly courseId: CreativeCourse; readonly slug: string },
  { prepared, basedOn }: { readonly prepared: Prepared; readonly basedOn: string | undefined },
): Promise<Refusal | undefined> {
  const { program, hash } = prepared;
  if (program === undefined) return undefined;
  const stored = await findOwn(parts.db, viewer, address);
  const outdated = problemOfVersion(stored, basedOn);
  if (outdated !== undefined) return outdated;
  if (stored?.proven_hash?.equals(hash)) return undefined;
  return await refusedProgram(parts, viewer, program);
}

/** Saves changes to the caller's level. Returns undefined if they were saved. */
export async function changeLevel(
  parts: SaveParts,
  author: Author,
  address: { readonly courseId: CreativeCourse; readonly slug: string },
  body: Omit<CreativeBody, 'remix_of'> & { readonly based_on?: string | undefined },
): Promise<Refusal | undefined> {
  const prepared = prepare(body, author.locale);
  if (!('columns' in prepared)) return prepared;
  const { slug } = address;
  const { viewer } = author;
  const moved = { userId: viewer.userId, courseId: body.course_id, slug };
  const refused = await refusedChange(parts, viewer, address, { prepared, basedOn: body.based_on });
  if (refused !== undefined) return refused;
  try {
    return await parts.db.transaction().execute(async (tx) => {
      const stored = await lockOwn(tx, viewer, address);
      const outdated = problemOfVersion(stored, body.based_on);
      if (stored === undefined || outdated !== undefined) return outdated;
      if (body.course_id !== address.courseId && (await isSlugTaken(tx, moved)))
        return refuse(409, 'level_slug_taken');
      return await changeStored(tx, viewer, stored, prepared, wishOf(body, viewer));
    });
  } catch (error) {
    if (isTakenMeanwhile(error)) return refuse(409, 'level_slug_taken');
    throw error;
  }
}

async function changeStored(
  tx: Database,
  viewer: Viewer,
  stored: StoredLevel,
  prepared: Prepared,
  wish: ReturnType<typeof wishOf>,
): Promise<Refusal | undefined> {
  const { columns, hash, proven } = prepared;
  const isShared = stored.is_public || stored.school_visible;
  const isProven = proven || (stored.proven_hash?.equals(hash) ?? false);
  const wants = wantsPlayers(wish);
  if (wants && !isProven && !isShared) return refuse(409, 'proof_missing');
  const asksTeacher = wants && (await needsApproval(tx, { ...viewer, studentId: stored.student_id }));
  const keepsApproval = stored.approved_at !== null && !isChanged(stored, prepared);
  const approved = asksTeacher
    ? keepsApproval
      ? stored.approved_at
      : null
    : (stored.approved_at ?? new Date());
  const change = {
    ...columns,
    ...wish,
    farms_hash: hash,
    approved_at: wants ? approved : null,
    ...(proven && { proven_hash: hash }),
    ...(wants && stored.shared_at === null && { shared_at: new Date() }),
  };
  await updateLevel(tx, stored, change, wants && !isProven);
  return undefined;
}
