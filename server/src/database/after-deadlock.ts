const MOST_TRIES = 4;

/**
 * Does what PostgreSQL may end because it and another transaction wait for each other: then nothing of it was kept, the
 * other one has gone on, and it is done again.
 */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40P01';
