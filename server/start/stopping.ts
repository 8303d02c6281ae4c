import { explainStartError } from '#server/platform/explain-start-error.ts'

const STOP_DEADLINE = 15_000
/** In milliseconds. Short, because the supervisor restarts at once and adopts the running database. */
const CRASH_DEADLINE = 1_000

const closers: (() => Promise<void>)[] = []
let stopping: Promise<never> | null = null

/** Cleanup tasks, run in reverse order on SIGINT, SIGTERM or when the parent exits. */
export const onStop = {
  add(closer: () => Promise<void>): void {
    closers.push(closer)
  },
  stop(code: number, deadline = STOP_DEADLINE): Promise<never> {
    stopping ??= closeAll(code, deadline)
    return stopping
  },
}

async function closeAll(code: number, deadline: number): Promise<never> {
  setTimeout(() => process.exit(1), deadline).unref()
  for (const close of closers.toReversed()) {
    try {
      await close()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!stopping) console.log('Stopping.')
    void onStop.stop(0)
  })
process.on('disconnect', () => void onStop.stop(0))
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    if (!stopping) console.error(explainStartError(error))
    void onStop.stop(1, CRASH_DEADLINE)
  })
