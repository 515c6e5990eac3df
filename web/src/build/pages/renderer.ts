import type { Course } from '@hopcode/contract/level/course';
import { z } from 'zod';
import type { LevelPreview } from '../../lib/level-preview.ts';

/** A page as `app/boot/render-page.tsx` renders it. */
type Rendered = {
  readonly html: string;
  readonly title: string;
  readonly description: string | undefined;
  /** Says that the page is loading. */
  readonly waiting: string;
  /** What the page says when the application cannot be loaded, and the words of its button. */
  readonly failed: { readonly text: string; readonly reload: string };
  readonly data: object;
};

type Render = (path: string, courses: readonly Course[], preview?: LevelPreview) => Promise<Rendered>;

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** What `app/boot/render-page.tsx` exports, built for Node. */
export const rendererSchema = z.object({
  openRenderer: z.custom<(locale: string) => Promise<Render>>(isFunction),
  hasOwnWords: z.custom<(locale: string) => boolean>(isFunction),
  PAGE_DATA: z.string(),
});
