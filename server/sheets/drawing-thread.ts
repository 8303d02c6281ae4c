import { Worker } from 'node:worker_threads'
import type { Bytes } from '#server/platform/http/stored-file.ts'

export type Drawn =
  | { readonly id: number; readonly bytes: Bytes }
  | { readonly id: number; readonly error: string }

export interface DrawingThread<Task> {
  readonly draw: (task: Task) => Promise<Bytes>
  readonly close: () => Promise<void>
}

interface Waiter {
  readonly resolve: (bytes: Bytes) => void
  readonly reject: (error: Error) => void
}

/**
 * One worker thread that draws one thing after the other; started for the first and ended when there was none for a while.
 * @param script answers each message `{ id, task }` with a `Drawn`
 */
export function createDrawingThread<Task>(script: URL, idle: number): DrawingThread<Task> {
  const waiters = new Map<number, Waiter>()
  let worker: Worker | null = null
  let ending: NodeJS.Timeout | undefined
  let lastId = 0
  const fail = (error: Error) => {
    worker = null
    for (const { reject } of waiters.values()) reject(error)
    waiters.clear()
  }
  const settle = (drawn: Drawn) => {
    const waiter = waiters.get(drawn.id)
    waiters.delete(drawn.id)
    if ('bytes' in drawn) waiter?.resolve(drawn.bytes)
    else waiter?.reject(new Error(drawn.error))
    if (waiters.size === 0) ending = setTimeout(() => void close(), idle).unref()
  }
  const close = async () => {
    clearTimeout(ending)
    const closing = worker
    worker = null
    await closing?.terminate()
  }
  const start = () => {
    const started = new Worker(script, {
      // what the server is started with is not for the thread
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    })
    started.unref()
    started.on('message', settle)
    started.on('error', fail)
    started.on('exit', () => {
      if (worker === started) fail(new Error('the thread that draws ended'))
    })
    return started
  }
  return {
    close,
    draw: (task) => {
      clearTimeout(ending)
      worker ??= start()
      const id = ++lastId
      const drawn = new Promise<Bytes>((resolve, reject) => void waiters.set(id, { resolve, reject }))
      worker.postMessage({ id, task })
      return drawn
    },
  }
}
