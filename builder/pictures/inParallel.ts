import { availableParallelism } from 'node:os';

/** Runs all jobs, as many at the same time as there are processors. */
export async function inParallel<Job>(
  jobs: readonly Job[],
  run: (job: Job) => Promise<void>,
): Promise<void> {
  const waiting = jobs.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const job of waiting) await run(job);
  });
  await Promise.all(workers);
}
