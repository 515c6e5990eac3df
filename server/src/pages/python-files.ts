import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { WORKER_CSP } from '@hopcode/python-runner/worker-csp';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the builds of the Python worker at /py/<version>/. Browsers may cache them forever. The worker's script is
 * sent with the policy that isolates a learner's program.
 */
export async function addPythonFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/py/',
    suppressWarning: true,
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Only files in the folders of the versions are served. The folder above them also contains the manifest and the
    // cache of the build.
    allowedPath: (name) => /^\/[0-9a-f]{6,64}\/[\w.-]+$/.test(name),
    dotfiles: 'ignore',
    setHeaders: (reply, file) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      if (path.basename(file).startsWith('worker.js')) reply.header('content-security-policy', WORKER_CSP);
    },
  });
}
