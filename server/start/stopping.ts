const STOP_DEADLINE = 15_000
/** Whoever runs the shop starts it again at once, and takes over the database that was left running. */
const CRASH_DEADLINE = 1_000

const closers: (() => Promise<void>)[] = []
let stopping: Promise<never> | null = null

/** What runs, in reverse order of its start, when the process is asked to end or its parent dies. */
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
    if (!stopping) console.error(error)
    void onStop.stop(1, CRASH_DEADLINE)
  })
