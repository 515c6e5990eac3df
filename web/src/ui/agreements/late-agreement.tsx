import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';

const Agreement = lazyPart(async () => (await import('./assistant-agreement.tsx')).AssistantAgreement);

/** The agreement to the language model; its code and words load after the page. */
export const LateAgreement = () => (
  <Suspense fallback={null}>
    <Agreement />
  </Suspense>
);
