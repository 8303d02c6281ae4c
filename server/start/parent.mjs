const LOOK_EVERY = 500

/** npm dies of a signal without passing it on to what it runs, which would then run for ever. */
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
