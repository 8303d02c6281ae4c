/**
 * Runs a task immediately and again a fixed delay after each run, whether it failed or not. Logs only the first of
 * consecutive failures.
 */
export function poll(
  task: () => Promise<void>,
  period: number,
  failed: (error: unknown) => void,
): { stop(): Promise<void> } {
  let isStopped = false
  let wasFine = true
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  const run = async () => {
    try {
      await task()
      wasFine = true
    } catch (error) {
      if (wasFine) failed(error)
      wasFine = false
    }
    if (!isStopped) schedule(period)
  }
  const schedule = (wait: number) => {
    timer = setTimeout(() => {
      running = run()
    }, wait)
    timer.unref()
  }
  schedule(0)
  return {
    stop: async () => {
      isStopped = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}
