import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The element in the header in which a page can show content; null if there is none. */
export const HeaderPlace = createContext<HTMLElement | null>(null);

/** Shows its children in the header of the site on pages whose header has space for them. */
export const InHeader = ({ children }: { readonly children: ReactNode }) => {
  const place = use(HeaderPlace);
  return place === null ? null : createPortal(children, place);
};
