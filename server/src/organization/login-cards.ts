import type { LoginCard } from '@hopcode/contract/organization/login-cards';
import { organizationLoginCards } from '@hopcode/contract/organization/login-cards';
import { newCardToken, newPictures, picturesText } from '../auth/card-secrets.ts';
import { findCardHolders, putCard } from '../auth/login-card-store.ts';
import { hashPassword } from '../auth/password.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { findOrganization } from './organization-store.ts';

export const loginCardsHandler = handleForUser(
  organizationLoginCards,
  async ({ session, body, locale }, { db }) => {
    const wanted = [...new Set(body.student_ids)];
    const organization = await findOrganization(db, session.tenantId);
    const holders = await findCardHolders(db, session.tenantId, wanted);
    if (organization === undefined || holders.length !== wanted.length) return refuse(403);
    const made = await Promise.all(
      holders.map(async (holder) => {
        const [token, pictures] = [newCardToken(), newPictures()];
        const picturesHash = await hashPassword(picturesText(pictures));
        return { ...holder, token, pictures, picturesHash };
      }),
    );
    await db.transaction().execute(async (tx) => {
      for (const card of made) await putCard(tx, session.tenantId, card, session.userId);
    });
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
