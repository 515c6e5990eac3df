import type { MissingLevel } from '@hopcode/contract/certificate/certificate';
import { levelGetCertificate } from '@hopcode/contract/certificate/get-certificate';
import { handleForUser } from '../http/handler.ts';
import { createFloodLimit } from '../http/limits/flood-limit.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import { askForCertificate, type CertificateRow, findCertificateOf } from './certificate-store.ts';
import { type CountedLevel, countedLevels } from './counted-levels.ts';
import { certificateInWords } from './present.ts';
import { type WorkOnLevel, workInCourse } from './work-store.ts';

/** While the programs are checked, the page repeats this call every few seconds. */
const countAsked = createFloodLimit({ times: 60, seconds: 60 });

/** Why a level does not count. Undefined if the level counts, or if its program has changed since the check failed. */
function reasonOf(
  work: WorkOnLevel | undefined,
  failed: CertificateRow | undefined,
): MissingLevel['reason'] | undefined {
  if (!work?.isComplete) return 'not_complete';
  if (work.verifiedAt === null) return 'not_replayed';
  const isAsBefore =
    failed?.state === 'not_enough' &&
    failed.failed_levels.includes(work.slug) &&
    failed.checked_at !== null &&
    work.savedAt <= failed.checked_at;
  return isAsBefore ? 'program_failed' : undefined;
}

const missingLevels = (
  levels: readonly CountedLevel[],
  work: ReadonlyMap<string, WorkOnLevel>,
  known: CertificateRow | undefined,
): MissingLevel[] =>
  levels.flatMap(({ slug, name }) => {
    const reason = reasonOf(work.get(slug), known);
    return reason === undefined ? [] : [{ slug, name, reason }];
  });

export const getCertificateHandler = handleForUser(
  levelGetCertificate,
  async ({ session, params, locale }, { db, content, certificates }) => {
    const { player } = session;
    if (player === null) return refuse(400, 'no_student_chosen');
    const wait = countAsked(player.studentId);
    if (wait !== undefined) return refuseForNow(wait);
    const levels = countedLevels(content, params.slug, locale);
    if (levels.length === 0) return refuse(404, 'unknown_course');
    const known = await findCertificateOf(db, player, params.slug);
    const words = { content, locale };
    if (known && known.state !== 'not_enough')
      return { certificate: certificateInWords(words, known), missing: [] };
    const missing = missingLevels(levels, await workInCourse(db, player, params.slug), known);
    if (missing.length > 0) return { certificate: null, missing };
    await db.transaction().execute(async (tx) => {
      const key = await askForCertificate(tx, player, { courseId: params.slug, locale });
      if (key !== undefined) await certificates.add(tx, key);
    });
    const asked = await findCertificateOf(db, player, params.slug);
    return { certificate: asked === undefined ? null : certificateInWords(words, asked), missing: [] };
  },
);
