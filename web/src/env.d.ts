/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the built Python files, `/py/<version>/`; set by vite.config.ts. */
  readonly PYTHON_BASE: string;
}

/** The application built for Node (vite.prerender.config.ts); a schema checks what it exports. */
declare module '*/dist/.prerender/render-page.js';
