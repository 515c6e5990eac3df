import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { loadUnsentNotice } from '../run/run-parts.ts';
import { useUnsent } from './use-unsent.ts';

const UnsentNotice = lazyPart(loadUnsentNotice);

/**
 * The region of the page for the notice about unsent progress. The region always exists, because screen readers
 * announce only changes to an existing region.
 */
export const Unsent = () => (
  <div role="status">
    <MountOnOpen opened={useUnsent() !== undefined}>
      <UnsentNotice />
    </MountOnOpen>
  </div>
);
