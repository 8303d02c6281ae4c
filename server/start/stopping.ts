import { setTimeout as pause } from 'node:timers/promises'
import { explainStartError } from '#server/platform/explain-start-error.ts'
import { processLogs } from './process-log.ts'

const { log } = processLogs

const SECOND = 1_000
const STOP_DEADLINE = 15 * SECOND
/** In milliseconds. Short, because the supervisor restarts at once and adopts the running database. */
const CRASH_DEADLINE = SECOND

const closers: (() => Promise<void>)[] = []
let stopping: Promise<never> | null = null
let draining: Draining | null = null

interface Draining {
  readonly seconds: number
  /** tells the balancer to send nothing more */
  readonly begin: () => void
}

/** Cleanup tasks, run in reverse order on SIGINT, SIGTERM or when the parent exits. */
export const onStop = {
  add(closer: () => Promise<void>): void {
    closers.push(closer)
  },
  /** On the first SIGTERM, before anything is closed; any signal while it lasts ends it. */
  drainFirst(first: Draining): void {
    draining = first
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
      log(error instanceof Error ? error.message : String(error), 'error')
    }
  }
  process.exit(code)
}

async function drain({ seconds, begin }: Draining): Promise<void> {
  log(`Not ready any more; stopping in ${seconds} s.`, 'info')
  begin()
  await pause(seconds * SECOND)
  stopNow()
}

function stopNow(): void {
  if (!stopping) log('Stopping.', 'info')
  void onStop.stop(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    const first = signal === 'SIGTERM' ? draining : null
    draining = null
    if (first && first.seconds > 0 && !stopping) void drain(first)
    else stopNow()
  })
process.on('disconnect', () => void onStop.stop(0))
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    if (!stopping) log(explainStartError(error), 'error')
    void onStop.stop(1, CRASH_DEADLINE)
  })
