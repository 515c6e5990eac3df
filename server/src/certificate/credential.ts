import type { PublicCertificate } from '@hopcode/contract/certificate/certificate';
import { wordsOverEnglish } from '@hopcode/translations/words-over-english';
import { z } from 'zod';
import { inSeconds, type UnsignedDocument } from './sign-document.ts';
import { siteIdentity } from './site-identity.ts';
import { statusEntry } from './status-list.ts';

const words = wordsOverEnglish(
  'credential.json',
  z.object({
    credential: z.object({
      site: z.string(),
      achievement: z.string(),
      criteria: z.string(),
      evidence: z.string(),
      hints: z.string(),
    }),
  }),
);

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** The address in the API from which the credential of a certificate is loaded. */
const credentialAddress = (site: string, address: string): string =>
  `${site}/api/certificate/public/${address}/credential`;

/** A certificate as an Open Badges 3.0 credential in one language, not yet signed. */
export function credentialOf(
  certificate: Omit<PublicCertificate, 'replay'>,
  {
    site,
    locale,
    statusIndex,
  }: { readonly site: string; readonly locale: string; readonly statusIndex: number },
): UnsignedDocument {
  const { address, course_id: courseId, course_name: course, evidence } = certificate;
  const { credential } = words(locale);
  const skills = evidence.skills.map(({ name }) => name);
  const { hints_per_level: hints, on_own: own, levels } = evidence;
  const shown = hints === null ? '' : new Intl.NumberFormat(locale).format(hints);
  const values = { course, levels, own, shown, skills: skills.join(', ') };
  const identity = siteIdentity(site);
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: credentialAddress(site, address),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: identity, type: ['Profile'], name: credential.site, url: site },
    validFrom: inSeconds(new Date(certificate.issued_at)),
    name: filled(credential.achievement, values),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: certificate.name, identityType: 'name' },
      ],
      achievement: {
        id: `${site}/${locale}/courses/${courseId}`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: filled(credential.achievement, values),
        description: filled(credential.criteria, values),
        criteria: { narrative: filled(credential.criteria, values) },
        tag: skills,
      },
    },
    evidence: [
      {
        id: `${site}/${locale}/certificate/${address}`,
        type: ['Evidence'],
        narrative: [credential.evidence, ...(hints === null ? [] : [credential.hints])]
          .map((text) => filled(text, values))
          .join(' '),
      },
    ],
    credentialStatus: statusEntry(site, statusIndex),
  };
}
