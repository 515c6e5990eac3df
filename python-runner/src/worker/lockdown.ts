/**
 * Globals of a worker that give access to the network, storage or other pages. The worker does not need them after
 * boot. Its Content-Security-Policy already stops requests; access to storage and channels is stopped only here. A
 * removed global cannot come back, because the policy also forbids code from text.
 */
const FORBIDDEN = [
  'BroadcastChannel',
  'CacheStorage',
  'CookieStore',
  'EventSource',
  'FileReaderSync',
  'FileSystemHandle',
  'FontFace',
  'IDBDatabase',
  'IDBFactory',
  'LockManager',
  'MessageChannel',
  'Notification',
  'OffscreenCanvas',
  'PushManager',
  'RTCDataChannel',
  'Request',
  'ServiceWorkerRegistration',
  'SharedWorker',
  'StorageManager',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'Worker',
  'WorkerNavigator',
  'XMLHttpRequest',
  'caches',
  'close',
  'cookieStore',
  'createImageBitmap',
  'fetch',
  'fonts',
  'importScripts',
  'indexedDB',
  'location',
  'locks',
  'name',
  'navigator',
  'origin',
  'postMessage',
  'reportError',
  'scheduler',
  'trustedTypes',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemSyncURL',
  'webkitResolveLocalFileSystemURL',
] as const;

/** Deletes a global from the whole prototype chain and defines it as undefined and unchangeable. */
const forbid = (name: string): void => {
  let owner: object | null = globalThis;
  while (owner && owner !== Object.prototype) {
    if (Object.hasOwn(owner, name)) Reflect.deleteProperty(owner, name);
    owner = Object.getPrototypeOf(owner);
  }
  Reflect.defineProperty(globalThis, name, { value: undefined, writable: false, configurable: false });
};

/** Removes every forbidden global permanently. Returns the names of the globals that still exist. */
export const lockdown = (): string[] => {
  for (const name of FORBIDDEN) forbid(name);
  return FORBIDDEN.filter((name) => Reflect.get(globalThis, name) !== undefined);
};
