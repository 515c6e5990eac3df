import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { PAPER } from '../lib/palette/shades.ts';

/**
 * Icons of the installed app: the name in `@hopcode/art`, the size, and the purpose. Devices may cut off the edge of a
 * `maskable` icon.
 */
const ICONS = [
  { name: 'icon-192', sizes: '192x192', purpose: 'any' },
  { name: 'icon-512', sizes: '512x512', purpose: 'any' },
  { name: 'icon-maskable-512', sizes: '512x512', purpose: 'maskable' },
] as const;

/** Writes `manifest.webmanifest`, which makes the site installable as an app; see app/boot/offer-install.ts. */
export const appManifest = (): Plugin => ({
  name: 'hopcode:app-manifest',
  apply: 'build',
  generateBundle() {
    const icons = ICONS.map(({ name, sizes, purpose }) => {
      const source = readFileSync(fileURLToPath(import.meta.resolve(`@hopcode/art/${name}.png`)));
      const file = this.emitFile({ type: 'asset', name: `${name}.png`, source });
      return { src: `/${this.getFileName(file)}`, sizes, type: 'image/png', purpose };
    });
    const manifest = {
      name: 'Hopcode',
      short_name: 'Hopcode',
      start_url: '/en/',
      display: 'standalone',
      background_color: PAPER,
      theme_color: PAPER,
      icons,
    };
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
  },
});
