import type { HTMLAttributes, Ref } from 'react';

type Props = HTMLAttributes<HTMLDivElement> & { readonly ref?: Ref<HTMLDivElement> };

/** Makes a box focusable, so that users can scroll it by keyboard (WCAG 2.1.1). */
const FOCUSABLE = { tabIndex: 0 } as const;

/** A box that scrolls. It needs a role and a name. */
export const ScrollRegion = (props: Props) => <div {...FOCUSABLE} {...props} />;
