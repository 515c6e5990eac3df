import { useLocation } from 'react-router';
import { z } from 'zod';

const doneSchema = z.object({ done: z.string() });

/** What goes along with an address to lead to: the page there says what was done on the page before it. */
export const afterDoing = (words: string) => ({
  state: { done: words } satisfies z.infer<typeof doneSchema>,
});

/** What was done on the page before, in words; empty where this page has nothing to tell. */
export const useDoneMessage = (): string => {
  const { state } = useLocation();
  return doneSchema.safeParse(state).data?.done ?? '';
};
