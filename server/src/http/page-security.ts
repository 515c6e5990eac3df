import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Features of browsers that our pages do not use. The clipboard, full screen, sound and passkeys have their default
 * permissions.
 */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** The Permissions-Policy of every answer. */
export const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** Security headers of every answer. The Python worker's script has its own policy (pages/python-files.ts). */
export const pageSecurity: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // The page compiles Python's WebAssembly and sends it to the worker. Text never becomes code.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      workerSrc: ["'self'"],
      connectSrc: ["'self'"],
      // Only browsers from before 2022 use this directive, because they do not support the next two.
      styleSrc: ["'self'", "'unsafe-inline'"],
      // The component library and the editor add style elements to the page. These elements use the nonce that
      // pages/app-files.ts adds to the page (docs/decisions/0043).
      styleSrcElem: ["'self'"],
      styleSrcAttr: ["'none'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Full isolation would block login popups and the payment page.
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  // No page sends its address to other sites, because some addresses contain one-time tokens.
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
};
