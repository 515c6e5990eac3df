import { z } from 'zod';
import { type FromWorker, MEMORY_FULL, toWorkerSchema } from '../protocol.ts';
import { bootPython, MEMORY_LIMIT } from './boot-python.ts';
import { faultReason, LONGEST_REASON } from './fault-reason.ts';
import { freezeIntrinsics } from './freeze-intrinsics.ts';
import { type PythonSession, startSession } from './session.ts';
import { installVirtualWorld, type VirtualWorld } from './virtual-world.ts';

/** What differs between a worker in a browser and one in Node. */
export type WorkerSide = {
  readonly post: (message: FromWorker) => void;
  /** Folder of the interpreter's files, as a URL or a path. */
  readonly folder: string;
  /** Provides the interpreter's files before it asks for them. */
  readonly provideFiles: (module: WebAssembly.Module, library: ArrayBuffer) => void;
  /** Called once Python has started, with the interpreter's virtual clock and random numbers. */
  readonly lockdown: (world: VirtualWorld) => void;
};

/**
 * If the memory is larger than this when the interpreter breaks, in bytes, it could not grow further: it grows in steps
 * of up to 5 %.
 */
const FULL_MEMORY = 0.9 * MEMORY_LIMIT;

/** Returns a function that handles every message of the host, one after another. */
export const serveRuns = ({
  post,
  folder,
  provideFiles,
  lockdown,
}: WorkerSide): ((data: unknown) => Promise<void>) => {
  let session: PythonSession | undefined;

  return async (data) => {
    const parsed = toWorkerSchema.safeParse(data);
    if (!parsed.success) {
      post({ type: 'fatal', reason: z.prettifyError(parsed.error).slice(0, LONGEST_REASON) });
      return;
    }
    const message = parsed.data;
    const about = message.type === 'run' ? { id: message.id } : {};
    try {
      if (message.type === 'boot') {
        provideFiles(message.module, message.library);
        const python = await bootPython(folder);
        const world = installVirtualWorld();
        session = startSession(python, world);
        lockdown(world);
        python.closeBridge();
        freezeIntrinsics();
        post({ type: 'ready', memory: session.memory() });
      } else if (session) post({ type: 'done', id: message.id, ...session.run(message) });
      else post({ type: 'fatal', ...about, reason: 'not booted' });
    } catch (error) {
      const isFull = session !== undefined && session.memory() > FULL_MEMORY;
      const reason = faultReason(error);
      post({
        type: 'fatal',
        ...about,
        reason: isFull ? `${MEMORY_FULL}: ${reason}`.slice(0, LONGEST_REASON) : reason,
      });
    }
  };
};
