export interface FrameRun {
  readonly at_ms: number
  readonly speed: number
  /** of the show; it may change while it plays */
  readonly length: () => number
  /** the time of a leading clock, such as music that plays; null: it does not lead now */
  readonly clock: () => number | null
  readonly draw: (at_ms: number) => void
  readonly onEnd: () => void
  readonly onSlow: () => void
  /** so slow that fewer stars do not help */
  readonly onStuck: () => void
}

/** in milliseconds: the time that a frame may take */
const SLOW_MS = 14
const SLOW_GAP_MS = 45
/** so many slow frames are told */
const SLOW_FRAMES = 40
const STUCK_GAP_MS = 90
const STUCK_FRAMES = 12
/** in milliseconds: a frame that came later does not skip ahead */
const LONGEST_GAP_MS = 250

/** Draws a frame for each of the screen and keeps the time; returns what stops it. */
export function runFrames(run: FrameRun): () => void {
  let { at_ms } = run
  let last: number | null = null
  let slow = 0
  let stuck = 0
  let request = requestAnimationFrame(function frame(now) {
    const gap = last === null ? 0 : now - last
    last = now
    at_ms = run.clock() ?? at_ms + Math.min(LONGEST_GAP_MS, gap) * run.speed
    if (at_ms >= run.length()) {
      run.draw(run.length())
      return run.onEnd()
    }
    const began = performance.now()
    run.draw(at_ms)
    if (performance.now() - began > SLOW_MS || gap > SLOW_GAP_MS) slow++
    stuck = gap > STUCK_GAP_MS ? stuck + 1 : 0
    request = requestAnimationFrame(frame)
    if (stuck === STUCK_FRAMES) return run.onStuck()
    if (slow < SLOW_FRAMES) return
    slow = 0
    run.onSlow()
  })
  return () => cancelAnimationFrame(request)
}
