import { createWorkerThread } from './worker-thread.ts'

interface RunLimits {
  readonly megabytes: number
  readonly milliseconds: number
}

/** Does one task in a thread of its own, which ends with it. @throws when it fails, or exceeds the time or the memory */
export async function runInThread<Task, Result>(
  script: URL,
  task: Task,
  { megabytes, milliseconds }: RunLimits,
): Promise<Result> {
  const thread = createWorkerThread<Task, Result>(script, { idle: milliseconds, megabytes })
  const timer = setTimeout(() => void thread.close(), milliseconds)
  try {
    return await thread.run(task)
  } finally {
    clearTimeout(timer)
    await thread.close()
  }
}
