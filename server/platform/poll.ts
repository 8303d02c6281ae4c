/**
 * Runs a task, and again a fixed delay after each run, whether it failed or not. Logs only the first of consecutive failures.
 * Stopping aborts the signal of a run that goes on, and waits for its end. @param firstAfter milliseconds until the first run
 */
export function poll(
  task: (signal: AbortSignal) => Promise<void>,
  period: number,
  failed: (error: unknown) => void,
  firstAfter = 0,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  let wasFine = true
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  const run = async () => {
    try {
      await task(stopped.signal)
      wasFine = true
    } catch (error) {
      if (wasFine) failed(error)
      wasFine = false
    }
    if (!stopped.signal.aborted) schedule(period)
  }
  const schedule = (wait: number) => {
    timer = setTimeout(() => {
      running = run()
    }, wait)
    timer.unref()
  }
  schedule(firstAfter)
  return {
    stop: async () => {
      stopped.abort()
      if (timer) clearTimeout(timer)
      await running
    },
  }
}
