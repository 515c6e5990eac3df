import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { levelUpdate } from '@hopcode/contract/level/update';
import type { Proof } from '@hopcode/engine/formats/proof';
import { api } from '../../../lib/api/api.ts';
import type { RunSaves } from './run-flow.ts';

type Completion = { readonly last_status: 'complete'; readonly proof: Proof };

type Options = {
  readonly level: Pick<CreativeSummary, 'level_slug' | 'course_id' | 'creator_user_id'>;
};

/**
 * The saves of a creative level. The server counts plays and completions, and stores nothing about the learner. If a
 * count does not arrive, the run still continues.
 */
export const createCreativeSaves = ({ level }: Options): RunSaves => {
  const send = async (
    code: string,
    status: { readonly last_status: 'in_progress' } | Completion,
  ): Promise<void> => {
    await api(levelUpdate, {
      params: { slug: level.level_slug },
      body: {
        ...status,
        last_code_executed: code,
        level_slug: level.level_slug,
        creator_user_id: level.creator_user_id,
        course_id: level.course_id,
      },
    });
  };
  const warn = (error: unknown): void => console.warn('A run of a creative level was not counted.', error);
  return {
    saveStarted: async (code) => {
      send(code, { last_status: 'in_progress' }).catch(warn);
      return true;
    },
    saveComplete: (code, proof) => {
      // The proof of this run contains the player's answers.
      if (proof) send(code, { last_status: 'complete', proof }).catch(warn);
    },
  };
};
