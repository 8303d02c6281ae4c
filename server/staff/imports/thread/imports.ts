import { HttpError } from '#server/platform/http/http-error.ts'
import { createWorkerThread } from '#server/platform/threads/worker-thread.ts'
import type { ImportResult, ImportTask, ImportTasks } from './import-task.ts'

/** Imports and exports of products in a thread with a connection of its own, so that other calls never wait for them. */
export interface Imports {
  run<Kind extends keyof ImportTasks>(
    kind: Kind,
    input: ImportTasks[Kind]['input'],
  ): Promise<ImportTasks[Kind]['answer']>
  close(): Promise<void>
}

const SCRIPT = new URL('./import-worker.ts', import.meta.url)
/** An application of 45,000 changes takes 700 MB. */
const LIMITS = { megabytes: 1_024 }
/** seconds after which a check that is refused may be asked for again */
const RETRY_AFTER = 5

/** What is under way when it is closed is rolled back. */
export function createImports(databaseUrl: string): Imports {
  const thread = createWorkerThread<ImportTask, ImportResult>(SCRIPT, LIMITS)
  const send: Imports['run'] = async (kind, input) => {
    // the kind decides the types of input and answer
    const result = await thread.run({ kind, databaseUrl, input } as ImportTask)
    if (result.kind === 'refused') throw new HttpError(result.status, result.errors)
    return result.answer
  }
  let isChecking = false
  return {
    run: async (kind, input) => {
      if (kind !== 'check') return send(kind, input)
      if (isChecking) throw new HttpError(429, ['Another file is being checked.'], RETRY_AFTER)
      isChecking = true
      try {
        return await send(kind, input)
      } finally {
        isChecking = false
      }
    },
    close: thread.close,
  }
}
