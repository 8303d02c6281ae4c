/** The first input of the user ends automatic focus and scroll. */
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

function untilSomebodyActs(stop: () => void): () => void {
  const end = () => {
    for (const act of ACTS) globalThis.removeEventListener(act, end)
    stop()
  }
  for (const act of ACTS) globalThis.addEventListener(act, end, { passive: true })
  return end
}

function watchDrawing(look: () => void): () => void {
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  return untilSomebodyActs(() => observer.disconnect())
}

/**
 * Focuses the heading whenever nothing has focus: the heading of a lazy page renders after the path changes, and a
 * checkout step may replace it once more.
 */
export function holdFocusOnHeading(): () => void {
  const heading = () => document.querySelector<HTMLElement>('main h1')
  heading()?.focus({ preventScroll: true })
  return watchDrawing(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) heading()?.focus({ preventScroll: true })
  })
}

/** Restores a scroll position once the page is tall enough. */
export function scrollWhenTall(y: number): () => void {
  globalThis.scrollTo(0, y)
  if (y === 0) return () => undefined
  return watchDrawing(() => {
    if (globalThis.scrollY < y) globalThis.scrollTo(0, y)
  })
}
