import type { WorkerThread } from './worker-thread.ts'

/** Does one task in a thread, which ends with it. @throws when it fails, takes longer or needs more memory */
export async function runOnce<Task, Result>(
  thread: WorkerThread<Task, Result>,
  task: Task,
  milliseconds: number,
): Promise<Result> {
  const timer = setTimeout(() => void thread.close(), milliseconds)
  try {
    return await thread.run(task)
  } finally {
    clearTimeout(timer)
    await thread.close()
  }
}
