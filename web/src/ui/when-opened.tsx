import { type ReactNode, Suspense, useState } from 'react';

type Props = { readonly opened: boolean; readonly children: ReactNode };

/** Mounts a dialog when it opens for the first time, so that its code is only fetched then; it stays after that. */
export const WhenOpened = ({ opened, children }: Props) => {
  const [mounted, setMounted] = useState(opened);
  if (opened && !mounted) setMounted(true);
  return mounted ? <Suspense fallback={null}>{children}</Suspense> : null;
};
