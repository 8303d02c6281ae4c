import { Worker } from 'node:worker_threads'

/** What the script of a thread is sent, one after the other. */
export interface ThreadRequest<Task> {
  readonly id: number
  readonly task: Task
}

/** What it answers, see answer-tasks.ts. */
export type ThreadAnswer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: string }

export interface WorkerThread<Task, Result> {
  readonly run: (task: Task) => Promise<Result>
  /** Ends the thread; what it was doing is rejected. */
  readonly close: () => Promise<void>
}

export interface ThreadLimits {
  /** milliseconds without a task after which the thread ends, which gives its memory back */
  readonly idle?: number
  readonly megabytes?: number
}

interface Waiter<Result> {
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
}

/** One worker thread that does one task after the other; started for the first one. */
export function createWorkerThread<Task, Result>(
  script: URL,
  { idle = 30_000, megabytes = 256 }: ThreadLimits,
): WorkerThread<Task, Result> {
  const waiters = new Map<number, Waiter<Result>>()
  let worker: Worker | null = null
  let ending: NodeJS.Timeout | undefined
  let lastId = 0
  const fail = (error: Error) => {
    worker = null
    for (const { reject } of waiters.values()) reject(error)
    waiters.clear()
  }
  const settle = (answer: ThreadAnswer<Result>) => {
    const waiter = waiters.get(answer.id)
    waiters.delete(answer.id)
    if ('result' in answer) waiter?.resolve(answer.result)
    else waiter?.reject(new Error(answer.error))
    if (waiters.size === 0) ending = setTimeout(() => void close(), idle).unref()
  }
  const close = async () => {
    clearTimeout(ending)
    const closing = worker
    fail(new Error('the thread was ended'))
    await closing?.terminate()
  }
  const start = () => {
    const started = new Worker(script, {
      // what the server is started with is not for the thread
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    })
    started.unref()
    started.on('message', settle)
    started.on('error', fail)
    started.on('exit', () => {
      if (worker === started) fail(new Error('the thread ended'))
    })
    return started
  }
  return {
    close,
    run: (task) => {
      clearTimeout(ending)
      worker ??= start()
      const id = ++lastId
      const answered = new Promise<Result>((resolve, reject) => void waiters.set(id, { resolve, reject }))
      worker.postMessage({ id, task } satisfies ThreadRequest<Task>)
      return answered
    },
  }
}
