/** Ends with the first act of a person, who must not be pulled away from what they do. */
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
 * A lazy page draws its heading a moment later than the address changes, and a step of checkout replaces the one
 * before it: whenever nothing has the focus, the heading that is there gets it.
 */
export function holdFocusOnHeading(): () => void {
  const heading = () => document.querySelector<HTMLElement>('main h1')
  heading()?.focus({ preventScroll: true })
  return watchDrawing(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) heading()?.focus({ preventScroll: true })
  })
}

/** Scrolls as soon as the page is long enough for it. */
export function scrollWhenTall(y: number): () => void {
  globalThis.scrollTo(0, y)
  if (y === 0) return () => undefined
  return watchDrawing(() => {
    if (globalThis.scrollY < y) globalThis.scrollTo(0, y)
  })
}
