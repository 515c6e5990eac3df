import { lazyPart } from '../../../ui/lazy-part.tsx';
import { WhenOpened } from '../../../ui/when-opened.tsx';
import { loadUnsentNotice } from '../run/run-parts.ts';
import { useUnsent } from './use-unsent.ts';

const UnsentNotice = lazyPart(loadUnsentNotice);

/**
 * The place of the notice that something waits for the server. Screen readers say what comes into a region that is
 * there already.
 */
export const Unsent = () => (
  <div role="status">
    <WhenOpened opened={useUnsent() !== undefined}>
      <UnsentNotice />
    </WhenOpened>
  </div>
);
