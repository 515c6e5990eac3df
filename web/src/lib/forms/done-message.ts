import { useLocation } from 'react-router';
import { z } from 'zod';

const doneSchema = z.object({ done: z.string() });

/** The navigation state with a message about what was done on this page. The next page shows the message. */
export const afterDoing = (words: string) => ({
  state: { done: words } satisfies z.infer<typeof doneSchema>,
});

/** The message from the previous page about what was done there; empty if there is none. */
export const useDoneMessage = (): string => {
  const { state } = useLocation();
  return doneSchema.safeParse(state).data?.done ?? '';
};
