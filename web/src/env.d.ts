/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the built Python files, `/py/<version>/`; set by vite.config.ts. */
  readonly PYTHON_BASE: string;
}
