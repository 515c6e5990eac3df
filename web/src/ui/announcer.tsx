import { VisuallyHidden } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type Announce = (message: string) => void;
const AnnounceContext = createContext<Announce>(() => {});

type Props = { readonly children: ReactNode };

/** The page's one live region: what changes without a change of focus is said here. */
export const Announcer = ({ children }: Props) => {
  const [message, setMessage] = useState({ text: '', turn: false });
  // The same words twice in a row are a change all the same, so a trailing space comes and goes.
  const announce = useCallback((text: string) => setMessage(({ turn }) => ({ text, turn: !turn })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status" aria-live="polite" data-testid="announcer">
        {message.text + (message.turn ? '\u00a0' : '')}
      </VisuallyHidden>
    </AnnounceContext>
  );
};

/** Says words to screen readers, politely. */
export const useAnnounce = (): Announce => use(AnnounceContext);
