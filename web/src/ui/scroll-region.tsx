import type { HTMLAttributes, Ref } from 'react';

type Props = HTMLAttributes<HTMLDivElement> & { readonly ref?: Ref<HTMLDivElement> };

/** A scrolling box must be focusable, so that it can be scrolled by keyboard (WCAG 2.1.1). */
const FOCUSABLE = { tabIndex: 0 } as const;

/** A box that scrolls. Give it a role and a name. */
export const ScrollRegion = (props: Props) => <div {...FOCUSABLE} {...props} />;
