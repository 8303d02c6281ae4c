import { WORKBOOK_WORKER } from '#contract/platform/constants.ts'
import type { ReadWorkbook, WorkbookResult } from './read-table.ts'
// a module of Vite, which bundles the worker and exports its address
// oxlint-disable-next-line import/default
import address from './workbook-worker.ts?worker&url'

const MOST_MILLISECONDS = 2_000

/** Reads a workbook in a worker of its own, which is ended when it answers, takes too long or is not wanted any more. */
export const readWorkbook: ReadWorkbook = async (bytes, signal) => {
  const worker = startWorker()
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

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(from: string): URL }
}

/** The policy of the page lets scripts start by their address only under this name, which knows this address alone. */
const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
const trusted = trustedTypes?.createPolicy(WORKBOOK_WORKER, { createScriptURL: () => address })

const startWorker = () => new Worker(trusted?.createScriptURL('') ?? address, { type: 'module' })
