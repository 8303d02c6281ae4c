/**
 * Runs a refresh one at a time. A call during a run resolves with a run that starts after the call; concurrent calls
 * share that run.
 */
export function coalesced(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const start = (): Promise<void> => {
    running = task().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (!running) return next ?? start()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}
