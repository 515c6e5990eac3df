import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import { feedbackContact } from '@hopcode/contract/feedback/contact';
import { handle } from '../http/handler.ts';
import { type RateLimit, tryInOrder } from '../http/limits/rate-limit-store.ts';
import { findVisitor, welcomeVisitor } from '../http/limits/visitor.ts';
import { refuseForNow } from '../http/refusal.ts';
import { saveContactRequest } from './contact-store.ts';

/** Limit for messages from one network address, which the teachers of a school may share. */
const PER_NETWORK: RateLimit = { action: 'contact-network', times: 20, seconds: 60 * 60 };
const PER_DEVICE: RateLimit = { action: 'contact-device', times: 5, seconds: 60 * 60 };
const PER_EMAIL: RateLimit = { action: 'contact-email', times: 5, seconds: 24 * 60 * 60 };
/**
 * Limit for messages from all senders together. Even if many networks send messages at the same time, they must not
 * fill the disk.
 */
const PER_SITE: RateLimit = { action: 'contact-site', times: 2000, seconds: 24 * 60 * 60 };

export const contactHandler = handle(
  feedbackContact,
  async ({ body, session, network, request, reply }, { db }) => {
    const { reference, school, students, country, message, ...sender } = body;
    const { byCookie } = await findVisitor(db, request);
    const device = byCookie ?? (await welcomeVisitor(db, request, reply));
    const wait = await tryInOrder(db, [
      [PER_NETWORK, network],
      [PER_DEVICE, device.toString('hex')],
      [PER_EMAIL, canonicalEmail(body.email)],
      [PER_SITE, ''],
    ]);
    if (wait !== undefined) return refuseForNow(wait);
    // A bot that fills in the hidden field gets the usual answer. If it noticed the trap, it would leave the field
    // empty the next time.
    if (reference !== undefined && reference !== '') return undefined;
    const optional = {
      school: school ?? null,
      students: students ?? null,
      country: country ?? null,
      message: message ?? null,
    };
    await saveContactRequest(db, { ...sender, ...optional }, session);
    return undefined;
  },
);
