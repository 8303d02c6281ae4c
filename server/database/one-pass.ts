/**
 * Runs a task that reads the newest state, one at a time. Who asks while it runs waits for a run that starts
 * after the asking, and all who wait share that one.
 */
export function onePass(task: () => Promise<void>): () => Promise<void> {
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
