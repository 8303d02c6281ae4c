/** What there is to say of the place where the focus is. */
export interface Stop {
  readonly name: string
  /** the stop before looks the same now that the focus has left it */
  readonly unseen: string | null
}

/** Runs in the page, after each press; null: the focus is on nothing. */
export async function lookAtFocus(): Promise<Stop | null> {
  await new Promise((settle) => requestAnimationFrame(settle))
  const memory = globalThis as { lastStop?: { element: Element; ring: string; name: string } | null }
  const last = memory.lastStop ?? null
  const element = document.activeElement
  const isSomewhere = element !== null && element !== document.body && element !== document.documentElement
  if (last && last.element === element) return { name: last.name, unseen: null }
  const unseen = last?.element.isConnected && ringOf(last.element) === last.ring ? last.name : null
  memory.lastStop = isSomewhere ? { element, ring: ringOf(element), name: nameOf(element) } : null
  return isSomewhere ? { name: nameOf(element), unseen } : null

  function nameOf(of: Element): string {
    const words = of.getAttribute('aria-label') ?? of.closest('label')?.textContent ?? of.textContent
    return `${of.localName} "${(words.trim() || of.id).slice(0, 40)}" on ${location.pathname}`
  }

  /** The ring may stand on what holds the element. */
  function ringOf(of: Element): string {
    const rings: string[] = []
    for (let at: Element | null = of, up = 0; at && up < 3; at = at.parentElement, up++)
      for (const part of [null, '::before', '::after']) {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(at, part)
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
        rings.push(`${outline} ${boxShadow}`)
      }
    return rings.join('|')
  }
}
