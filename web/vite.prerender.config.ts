import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pythonBase } from './src/build/python-base.ts';
import { wordIndexes } from './src/build/word-indexes.ts';

/** The application as a module for Node, with which the build renders its public pages. */
export default defineConfig({
  root: import.meta.dirname,
  define: { 'import.meta.env.PYTHON_BASE': JSON.stringify(pythonBase('build')) },
  plugins: [react(), wordIndexes()],
  logLevel: 'warn',
  build: {
    ssr: 'src/app/boot/render-page.tsx',
    // The server sends no file whose name begins with a dot.
    outDir: 'dist/.prerender',
    emptyOutDir: true,
    target: 'node20',
    // The same names as in the build for browsers.
    assetsInlineLimit: 0,
    assetsDir: 'assets',
    copyPublicDir: false,
  },
});
