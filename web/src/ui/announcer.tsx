import { VisuallyHidden } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type Announce = (message: string) => void;
const AnnounceContext = createContext<Announce>(() => {});

type Props = { readonly children: ReactNode };

/** The page's only live region, for changes that do not move the focus. */
export const Announcer = ({ children }: Props) => {
  const [message, setMessage] = useState({ text: '', turn: false });
  // If the same text is announced twice in a row, a trailing space makes it a change.
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
