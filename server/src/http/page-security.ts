import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Security headers of every answer. The Python worker's script gets a policy of its own (pages/python-files.ts). */
export const pageSecurity: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // The page compiles Python's WebAssembly and hands it to the worker; text never becomes code.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      workerSrc: ["'self'"],
      connectSrc: ["'self'"],
      // The component library and the editor put style elements into the page.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Full isolation would block sign-in popups and the payment page.
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  // Addresses of some pages carry one-time tokens.
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
};
