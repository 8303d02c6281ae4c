let held: (() => void)[] | null = null

/**
 * Delays imports while a drawn page is hydrated: each render of a component that rendered nothing until loaded would
 * start the hydration again, and others would compete with it. Returns the release.
 */
export function holdImports(): () => void {
  held ??= []
  return () => {
    const waiting = held ?? []
    held = null
    for (const start of waiting) start()
  }
}

/** Calls back now, or when the hold ends. */
export function importsAllowed(start: () => void): void {
  if (held === null) start()
  else held.push(start)
}
