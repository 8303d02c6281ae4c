import { parentPort } from 'node:worker_threads'
import { describeError } from '#server/platform/http/to-http-error.ts'
import type { ThreadAnswer, ThreadRequest } from './worker-thread.ts'

/** In the script of a thread: does one task after the other, so that it holds the memory of one at a time. */
export function answerTasks(work: (task: never) => Promise<unknown>): void {
  let queue = Promise.resolve()
  parentPort?.on('message', ({ id, task }: ThreadRequest<never>) => {
    queue = queue.then(async () => {
      const answer = await answerOf(id, () => work(task))
      parentPort?.postMessage(answer, 'result' in answer ? movable(answer.result) : [])
    })
  })
}

async function answerOf(id: number, work: () => Promise<unknown>): Promise<ThreadAnswer<unknown>> {
  try {
    return { id, result: await work() }
  } catch (error) {
    return { id, error: describeError(error) }
  }
}

/** Bytes are handed over instead of copied. */
const movable = (result: unknown): ArrayBuffer[] =>
  result instanceof Uint8Array && result.buffer instanceof ArrayBuffer ? [result.buffer] : []
