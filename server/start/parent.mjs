const LOOK_EVERY = 500

/** npm exits on a signal without forwarding it, so its children would keep running. */
export function whenParentIsGone(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, LOOK_EVERY)
  timer.unref()
}
