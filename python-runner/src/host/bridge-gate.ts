/**
 * The JavaScript functions that the interpreter's machine code still calls after Python has started: for files, clocks,
 * memory and signals, and for values when the host calls a Python function. All other functions are closed permanently.
 * With these other functions, Python could read, write, call or create JavaScript objects, load code or open
 * connections.
 */
const NEEDED_IN_RUNS: ReadonlySet<string> = new Set([
  // The host calls a Python function.
  'JsvArray_Get',
  'JsvNoValue_Check',
  'js2python_js',
  'proxy_cache_get',
  'pyproxy_Check',
  // A Python error reaches the host.
  'JsvError_Throw',
  'capture_stderr',
  'new_error',
  'restore_stderr',
  'JsvUTF8ToString',
  // The interpreter itself.
  '_PyEM_TrampolineCall_JS',
  '_Py_CheckEmscriptenSignals_Helper',
  '_Py_emscripten_runtime',
  '__assert_fail',
  '__call_sighandler',
  '_abort_js',
  '_emscripten_get_progname',
  '_emscripten_runtime_keepalive_clear',
  'emscripten_get_heap_max',
  'emscripten_resize_heap',
  'emscripten_runtime_keepalive_pop',
  'emscripten_runtime_keepalive_push',
  'exit',
  'proc_exit',
  'random_get',
  'environ_get',
  'environ_sizes_get',
  // Clocks.
  '_gmtime_js',
  '_localtime_js',
  '_mktime_js',
  '_setitimer_js',
  '_timegm_js',
  '_tzset_js',
  'clock_res_get',
  'clock_time_get',
  'emscripten_date_now',
  'emscripten_get_now',
  // Files, all in memory.
  '__syscall_chdir',
  '__syscall_chmod',
  '__syscall_dup',
  '__syscall_dup3',
  '__syscall_faccessat',
  '__syscall_fadvise64',
  '__syscall_fallocate',
  '__syscall_fchdir',
  '__syscall_fchmod',
  '__syscall_fchmodat2',
  '__syscall_fchown32',
  '__syscall_fchownat',
  '__syscall_fcntl64',
  '__syscall_fdatasync',
  '__syscall_fstat64',
  '__syscall_fstatfs64',
  '__syscall_ftruncate64',
  '__syscall_getcwd',
  '__syscall_getdents64',
  '__syscall_getuid32_js',
  '__syscall_ioctl',
  '__syscall_lstat64',
  '__syscall_mkdirat',
  '__syscall_mknodat',
  '__syscall_newfstatat',
  '__syscall_openat',
  '__syscall_pipe',
  '__syscall_poll',
  '__syscall_readlinkat',
  '__syscall_renameat',
  '__syscall_rmdir',
  '__syscall_stat64',
  '__syscall_statfs64',
  '__syscall_symlinkat',
  '__syscall_truncate64',
  '__syscall_umask_js',
  '__syscall_unlinkat',
  '__syscall_utimensat',
  '_maybe_poll_async',
  '_mmap_js',
  '_msync_js',
  '_munmap_js',
  '_try_fcntl64',
  'fd_close',
  'fd_fdstat_get',
  'fd_pread',
  'fd_pwrite',
  'fd_read',
  'fd_seek',
  'fd_sync',
  'fd_write',
]);

/** Throws for a closed function. The interpreter cannot continue after this, so the worker is replaced. */
const refuse = (name: string): never => {
  throw new Error(`The program reached for JavaScript: ${name}`);
};

/** Names of the WebAssembly API that turn bytes into code. */
const CODE_MAKERS = [
  'Function',
  'Instance',
  'Module',
  'compile',
  'compileStreaming',
  'instantiate',
  'instantiateStreaming',
  'promising',
  'Suspending',
  'validate',
];

/** Controls which JavaScript functions the interpreter's machine code can call. */
export type BridgeGate = {
  /** Wraps the imports of the interpreter, before it is instantiated. */
  readonly guard: (imports: Record<string, unknown>) => void;
  /** After this call only the functions needed in runs work, and no more machine code can be created. */
  readonly close: () => void;
};

export const createBridgeGate = (): BridgeGate => {
  let isClosed = false;
  return {
    guard: (imports) => {
      for (const [name, imported] of Object.entries(imports)) {
        if (NEEDED_IN_RUNS.has(name)) continue;
        // An import that is not a function lets the interpreter pause, which no code here does.
        const call = typeof imported === 'function' ? imported : () => refuse(name);
        const gated = (...given: unknown[]): unknown =>
          isClosed ? refuse(name) : Reflect.apply(call, undefined, given);
        // Copies the properties of the import: its signature, and the mark of a missing function.
        imports[name] = Object.assign(gated, imported);
      }
    },
    close: () => {
      isClosed = true;
      for (const name of CODE_MAKERS)
        Object.defineProperty(WebAssembly, name, { value: () => refuse(name), configurable: true });
    },
  };
};
