import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { tryFailedPartsAgain } from './lazy-part.tsx';

type Props = {
  readonly opened: boolean;
  readonly children: ReactNode;
  /** Shown in place of an open dialog whose code could not be loaded. */
  readonly instead?: ReactNode;
  /** Shown while the code loads. */
  readonly meanwhile?: ReactNode;
};

/**
 * Mounts a dialog when it is opened for the first time, so that its code is loaded only then. After that it stays
 * mounted. If the code cannot be loaded, the page does not change. The code is loaded again when the dialog is next
 * opened, and when the network is available again.
 */
export const MountOnOpen = ({ opened, children, instead = null, meanwhile = null }: Props) => {
  const [mounted, setMounted] = useState(opened);
  if (opened && !mounted) setMounted(true);
  if (!mounted) return null;
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <Missing opened={opened} onRetry={retry}>
          {opened ? instead : null}
        </Missing>
      )}
    >
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </ErrorBoundary>
  );
};

type MissingProps = {
  readonly opened: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
};

const Missing = ({ opened, onRetry, children }: MissingProps) => {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = () => {
      tryFailedPartsAgain();
      onRetry();
    };
  });
  const wasOpened = useRef(opened);
  useEffect(() => {
    if (opened && !wasOpened.current) retry.current();
    wasOpened.current = opened;
  }, [opened]);
  useEffect(() => {
    const again = (): void => retry.current();
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, []);
  return children;
};
