/**
 * Calls back once no pointer is pressed: at once, or after the click that the press becomes. What shows an error when a
 * field is left would otherwise move the button whose press has just left it, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) return run()
  const released = new AbortController()
  const end = () => {
    released.abort()
    // the click comes in the same task
    setTimeout(run)
  }
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, end, { signal: released.signal })
}
