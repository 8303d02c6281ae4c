import { parentPort } from 'node:worker_threads'
import { describeError } from '#server/platform/http/to-http-error.ts'
import { drawSheet } from './draw-sheet.ts'
import type { Sheet } from './sheet.ts'
import type { Drawn } from './drawing-thread.ts'

interface Request {
  readonly id: number
  readonly task: Sheet
}

let queue = Promise.resolve()

// one after the other, so that the thread holds one document at a time
parentPort?.on('message', (request: Request) => {
  queue = queue.then(async () => {
    const drawn = await draw(request)
    parentPort?.postMessage(drawn, 'bytes' in drawn ? [drawn.bytes.buffer] : [])
  })
})

async function draw({ id, task }: Request): Promise<Drawn> {
  try {
    return { id, bytes: await drawSheet(task) }
  } catch (error) {
    return { id, error: describeError(error) }
  }
}
