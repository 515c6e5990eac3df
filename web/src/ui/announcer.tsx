import { VisuallyHidden } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type Announce = (message: string) => void;
const AnnounceContext = createContext<Announce>(() => {});

type Props = { readonly children: ReactNode };

/** The page's only live region, for changes that do not move the focus. */
export const Announcer = ({ children }: Props) => {
  const [message, setMessage] = useState({ text: '', turn: false });
  // If the same text is announced twice in a row, a trailing space makes it different.
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

/** Announces text to screen readers without interrupting them. */
export const useAnnounce = (): Announce => use(AnnounceContext);
