import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { levelGuide } from '@hopcode/contract/level/guide';
import type { FastifyInstance } from 'fastify';
import { entityTag, hasAlready } from '../http/entity-tag.ts';
import type { Handler } from '../http/handler.ts';
import { errorAnswer, refuse } from '../http/refusal.ts';

/** The folder of the generated pictures, with one folder per course. */
const PICTURES = fileURLToPath(new URL('../../../tools/dist/level-pictures/', import.meta.url));

/** A browser may show a picture for an hour without asking the server again. */
const CACHE = 'public, max-age=3600';

type Picture = { readonly bytes: Buffer; readonly tag: string };

/** Serves the pictures in a folder: `<course>/<slug>.png` and `<course>/<slug>-small.png`. */
export const addPicturesOf = (folder: string): ((app: FastifyInstance) => void) => {
  // Pictures are cached in memory, because they do not change while the server runs.
  const read = new Map<string, Promise<Picture | undefined>>();
  const pictureOf = (name: string): Promise<Picture | undefined> => {
    const known = read.get(name);
    if (known) return known;
    const picture = readPicture(path.join(folder, name));
    read.set(name, picture);
    // Only pictures that exist stay in the cache, because the number of invalid names is unlimited.
    void picture.then((found) => found ?? read.delete(name));
    return picture;
  };
  return (app) => {
    app.get('/api/level/guide/:course/:slug.png', async (request, reply) => {
      const params = levelGuide.params.safeParse(request.params);
      const query = levelGuide.query.safeParse(request.query);
      if (!params.success || !query.success) return reply.code(404).send(errorAnswer(refuse(404)));
      const { course, slug } = params.data;
      const picture = await pictureOf(`${course}/${slug}${query.data.size ? '-small' : ''}.png`);
      if (picture === undefined) return reply.code(404).send(errorAnswer(refuse(404, 'unknown_level')));
      reply.headers({ etag: picture.tag, 'cache-control': CACHE });
      if (hasAlready(request, picture.tag)) return reply.code(304).send();
      return reply.type('image/png').send(picture.bytes);
    });
  };
};

/** A picture needs no session, so the handler reads only the address of the request. */
export const guideHandler: Handler = { call: levelGuide, add: addPicturesOf(PICTURES) };

async function readPicture(file: string): Promise<Picture | undefined> {
  try {
    const bytes = await readFile(file);
    return { bytes, tag: entityTag(bytes) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
