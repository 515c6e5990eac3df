import { VisuallyHidden } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type Announce = (message: string) => void;
const AnnounceContext = createContext<Announce>(() => {});

type Props = { readonly children: ReactNode };

/** The page's one live region, for changes without a change of focus. */
export const Announcer = ({ children }: Props) => {
  const [message, setMessage] = useState({ text: '', turn: false });
  // A trailing space makes the same words twice in a row a change.
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

/** Announces words to screen readers, politely. */
export const useAnnounce = (): Announce => use(AnnounceContext);
