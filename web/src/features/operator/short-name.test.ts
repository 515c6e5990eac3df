import { organizationSlugSchema } from '@hopcode/contract/organization/organization';
import { expect, it } from 'vitest';
import { shortNameOf } from './short-name.ts';

it.each([
  ['Oak School', 'oak-school'],
  ['  École Voltaire (Paris) ', 'ecole-voltaire-paris'],
  ['St. Mary’s & St. John', 'st-mary-s-st-john'],
  [`${'x'.repeat(59)} school`, 'x'.repeat(59)],
])('makes %j into %j', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
  expect(organizationSlugSchema.safeParse(short).success).toBe(true);
});

it('is empty for a name without Latin letters', () => {
  expect(shortNameOf('בית ספר')).toBe('');
});
