import type { CreativeBody, CreativeFarm } from '@hopcode/contract/creative/creative-level';
import type { Proof } from '@hopcode/engine/formats/proof';
import { tinyLevel } from '@hopcode/engine/testing/tiny-level';
import type { FastifyInstance } from 'fastify';
import type { Person } from './people.ts';
import { OWN_PAGE } from './test-app.ts';

/** A farm of one row: the character walks two steps to a carrot. */
export const carrotFarm = (): CreativeFarm =>
  tinyLevel({ map: '>.c.', goals: [{ action: 'collect', type: 'carrot', count: 1 }] });

/** A farm whose carrot is one step away. */
export const nearFarm = (): CreativeFarm =>
  tinyLevel({ map: '>c..', goals: [{ action: 'collect', type: 'carrot', count: 1 }] });

/** The finishing run of farms whose targets are so many steps away. */
export const walkingProof = (...steps: readonly number[]): Proof => ({
  runs: steps.map((count) => ({ commands: [['move_forward', count]], variables: {} })),
});

/** The finishing run of each level of the fixture courses: one step. */
export const fixtureProof = (): Proof => walkingProof(1);

/** What an author sends; with a proof if the level is shared. */
export const creativeBody = (change: Partial<CreativeBody> = {}): CreativeBody => ({
  name: 'Carrot Maze',
  course_id: 'python',
  map_path: null,
  farms: [carrotFarm()],
  code_template: 'import player\n',
  tutorial: 'Walk to the **carrot**.',
  is_public: false,
  school_visible: false,
  ...((change.is_public || change.school_visible) && { proof: walkingProof(2) }),
  ...change,
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Makes calls below `/api/level/` as a person, or as a visitor. */
export const levelCalls =
  (app: FastifyInstance) =>
  async (person: Person | undefined, method: Method, path: string, payload?: object) =>
    await app.inject({
      method,
      url: `/api/level/${path}`,
      headers: { ...OWN_PAGE, ...person?.headers },
      ...(payload === undefined ? {} : { payload }),
    });

/** Saves a level of a person; returns the answer. */
export async function saveCreative(app: FastifyInstance, person: Person, change: Partial<CreativeBody> = {}) {
  const answer = await levelCalls(app)(person, 'POST', 'creative/create', creativeBody(change));
  if (answer.statusCode !== 200) throw new Error(`Not saved: ${answer.body}`);
  return answer.json();
}
