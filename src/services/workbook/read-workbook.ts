import type { ReadWorkbook, WorkbookResult } from './read-table.ts'

const MOST_MILLISECONDS = 2_000

/** Reads a workbook in a worker of its own, which is ended when it answers, takes too long or is not wanted any more. */
export const readWorkbook: ReadWorkbook = async (bytes, signal) => {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })
  const answered = Promise.withResolvers<WorkbookResult>()
  worker.addEventListener('message', ({ data }: MessageEvent<WorkbookResult>) => answered.resolve(data))
  worker.addEventListener('error', () => answered.resolve('unreadable'))
  const timer = setTimeout(() => answered.resolve('tookTooLong'), MOST_MILLISECONDS)
  signal.addEventListener('abort', () => answered.resolve('unreadable'))
  worker.postMessage(bytes)
  const result = await answered.promise
  clearTimeout(timer)
  worker.terminate()
  return result
}
