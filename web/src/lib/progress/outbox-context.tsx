import { createContext, type ReactNode, use } from 'react';
import type { Outbox } from './outbox.ts';

const OutboxContext = createContext<Outbox | null>(null);

type Props = { readonly outbox: Outbox; readonly children: ReactNode };

/** Provides the outbox of the page to all components below. */
export const OutboxProvider = ({ outbox, children }: Props) => (
  <OutboxContext value={outbox}>{children}</OutboxContext>
);

/** The outbox of the page. */
export const useOutbox = (): Outbox => {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('useOutbox needs an OutboxProvider above it');
  return outbox;
};
