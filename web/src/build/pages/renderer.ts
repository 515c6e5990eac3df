import type { Course } from '@hopcode/contract/level/course';
import { z } from 'zod';
import type { LevelPreview } from '../../lib/level-preview.ts';

/** A page that `app/boot/render-page.tsx` has rendered. */
type Rendered = {
  readonly html: string;
  readonly title: string;
  readonly description: string | undefined;
  /** The text that says that the page is loading. */
  readonly waiting: string;
  /** The text for a failed load, and the label of its button. */
  readonly failed: { readonly text: string; readonly reload: string };
  readonly data: object;
};

type Render = (path: string, courses: readonly Course[], preview?: LevelPreview) => Promise<Rendered>;

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** The exports of `app/boot/render-page.tsx`, built for Node. */
export const rendererSchema = z.object({
  openRenderer: z.custom<(locale: string) => Promise<Render>>(isFunction),
  hasOwnWords: z.custom<(locale: string) => boolean>(isFunction),
  PAGE_DATA: z.string(),
});
