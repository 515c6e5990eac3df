import type { CreativeBody, CreativeFarm } from '@hopcode/contract/creative/creative-level';
import type { Proof } from '@hopcode/engine/formats/proof';
import { tinyLevel } from '@hopcode/engine/testing/tiny-level';
import type { FastifyInstance } from 'fastify';
import type { Person } from './people.ts';
import { OWN_PAGE } from './test-app.ts';

/** A farm of one row on which a carrot is two steps from the character. */
export const carrotFarm = (): CreativeFarm =>
  tinyLevel({ map: '>.c.', goals: [{ action: 'collect', type: 'carrot', count: 1 }] });

/** A farm of one row on which a carrot is one step from the character. */
export const nearFarm = (): CreativeFarm =>
  tinyLevel({ map: '>c..', goals: [{ action: 'collect', type: 'carrot', count: 1 }] });

/** A finishing run that walks this many steps on each farm. */
export const walkingProof = (...steps: readonly number[]): Proof => ({
  runs: steps.map((count) => ({ commands: [['move_forward', count]], variables: {} })),
});

/** A finishing run of one step, which is enough for any level of the fixture courses. */
export const fixtureProof = (): Proof => walkingProof(1);

/** The body of a request that saves a level. If the level is shared, it has a proof. */
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

/** Sends requests below `/api/level/` as a person or as a visitor. */
export const levelCalls =
  (app: FastifyInstance) =>
  async (person: Person | undefined, method: Method, path: string, payload?: object) =>
    await app.inject({
      method,
      url: `/api/level/${path}`,
      headers: { ...OWN_PAGE, ...person?.headers },
      ...(payload === undefined ? {} : { payload }),
    });

/** Saves a level as a person. Returns the answer. */
export async function saveCreative(app: FastifyInstance, person: Person, change: Partial<CreativeBody> = {}) {
  const answer = await levelCalls(app)(person, 'POST', 'creative/create', creativeBody(change));
  if (answer.statusCode !== 200) throw new Error(`Not saved: ${answer.body}`);
  return answer.json();
}
