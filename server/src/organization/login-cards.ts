import type { LoginCard } from '@hopcode/contract/organization/login-cards';
import { organizationLoginCards } from '@hopcode/contract/organization/login-cards';
import { newCardToken, newPictures, picturesText } from '../accounts/card-secrets.ts';
import { countCards, findCardHolders, lockStudents, putCard } from '../accounts/login-card-store.ts';
import { hashPasswords } from '../accounts/password.ts';
import { logStudentActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { clientGone } from '../http/client-gone.ts';
import { handleForUser } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseCount, refuseForNow } from '../http/refusal.ts';
import { Rejected, transact } from '../http/transact.ts';
import { mayChangeStudents } from './may-act-store.ts';
import { findOrganization } from './organization-store.ts';

/** Limit for sheets of cards that an account creates; each sheet is for up to 500 students. */
const CARDS_PER_ACCOUNT: RateLimit = { action: 'card-sheets', times: 60, seconds: 60 * 60 };

export const loginCardsHandler = handleForUser(
  organizationLoginCards,
  async ({ session, body, locale, reply }, { db }) => {
    const wanted = [...new Set(body.student_ids)];
    const organization = await findOrganization(db, session.tenantId);
    const holders = await findCardHolders(db, session.tenantId, wanted);
    if (organization === undefined || holders.length !== wanted.length) return refuse(403);
    if (!(await mayChangeStudents(db, session, wanted))) return refuse(403);
    const refusal = async (on: Database) => {
      const count = body.replace === true ? 0 : await countCards(on, session.tenantId, wanted);
      return count === 0 ? undefined : refuseCount('cards_exist', count);
    };
    const early = await refusal(db);
    if (early !== undefined) return early;
    const wait = await tryOnce(db, CARDS_PER_ACCOUNT, session.userId);
    if (wait !== undefined) return refuseForNow(wait);
    const secrets = holders.map((holder) => ({ ...holder, token: newCardToken(), pictures: newPictures() }));
    const list = { owner: session.tenantId, signal: clientGone(reply) };
    const texts = secrets.map(({ pictures }) => picturesText(pictures));
    const hashes = await hashPasswords(texts, list);
    if (hashes === undefined) return refuse(408);
    const made = secrets.map((secret, index) => ({ ...secret, picturesHash: hashes[index] ?? '' }));
    const refused = await transact(db, async (tx) => {
      await lockStudents(tx, session.tenantId, wanted);
      // Another teacher may have created cards while these passwords were hashed.
      const late = await refusal(tx);
      if (late !== undefined) throw new Rejected(late);
      for (const card of made) await putCard(tx, session.tenantId, card, session.userId);
      await logStudentActs(tx, session.tenantId, session, { action: 'card_created' }, wanted);
    });
    if (refused !== undefined) return refused;
    const cards = new Map(
      made.map((card): [string, LoginCard] => [
        card.studentId,
        {
          student_id: card.studentId,
          username: card.username,
          full_name: card.fullName,
          card_token: card.token,
          pictures: card.pictures,
          login_url: `/${locale}/login-org/${organization.slug}#card=${card.token}`,
        },
      ]),
    );
    return { cards: wanted.flatMap((id) => cards.get(id) ?? []) };
  },
);
