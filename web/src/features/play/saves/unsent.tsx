import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { loadUnsentNotice } from '../run/run-parts.ts';
import { useUnsent } from './use-unsent.ts';

const UnsentNotice = lazyPart(loadUnsentNotice);

/**
 * The region for the notice about unsent progress. It is always there, because screen readers announce only changes of
 * an existing region.
 */
export const Unsent = () => (
  <div role="status">
    <MountOnOpen opened={useUnsent() !== undefined}>
      <UnsentNotice />
    </MountOnOpen>
  </div>
);
