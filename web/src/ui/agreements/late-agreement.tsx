import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';

const Agreement = lazyPart(async () => (await import('./assistant-agreement.tsx')).AssistantAgreement);

const Recording = lazyPart(async () => (await import('./recording-agreement.tsx')).RecordingAgreement);

/** The agreement to recordings. Its code and words load after the page. */
export const LateRecordingAgreement = () => (
  <Suspense fallback={null}>
    <Recording />
  </Suspense>
);

/** The agreement to the language model. Its code and words load after the page. */
export const LateAgreement = () => (
  <Suspense fallback={null}>
    <Agreement />
  </Suspense>
);
