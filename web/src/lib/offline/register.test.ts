import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canKeepOffline } from './register.ts';

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('caches', {});
  vi.stubGlobal('sessionStorage', {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('canKeepOffline', () => {
  it('is true in a browser with service workers', () => {
    expect(canKeepOffline()).toBe(true);
  });

  it('is false in a browser without service workers', () => {
    vi.stubGlobal('navigator', {});
    expect(canKeepOffline()).toBe(false);
  });

  it('is false in a browser that forbids storage', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(canKeepOffline()).toBe(false);
  });
});
