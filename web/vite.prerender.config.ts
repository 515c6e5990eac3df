import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pythonBase } from './src/build/python-base.ts';
import { wordIndexes } from './src/build/word-indexes.ts';

/** Builds the application as a module for Node, which then renders the public pages. */
export default defineConfig({
  root: import.meta.dirname,
  define: { 'import.meta.env.PYTHON_BASE': JSON.stringify(pythonBase('build')) },
  plugins: [react(), wordIndexes()],
  logLevel: 'warn',
  build: {
    ssr: 'src/app/boot/render-page.tsx',
    // The server does not send files whose names start with a dot.
    outDir: 'dist/.prerender',
    emptyOutDir: true,
    target: 'node20',
    // These options give the files the same names as in the build for browsers.
    assetsInlineLimit: 0,
    assetsDir: 'assets',
    copyPublicDir: false,
  },
});
