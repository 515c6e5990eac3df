import { PublicCertificatePage } from '../../features/certificates/public-certificate-page.tsx';
import { LazyReplay } from '../../features/play/replay/lazy-replay.ts';

/** The public page of a certificate, with the parts of the play screen that replay its program. */
export const CertificatePage = () => <PublicCertificatePage replay={LazyReplay} />;
