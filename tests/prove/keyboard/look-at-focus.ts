/** What there is to say of the place where the focus is. */
export interface Stop {
  readonly name: string
  /** what lies over it, or that it is not in sight */
  readonly coveredBy: string | null
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
  if (last && last.element === element) return { name: last.name, coveredBy: coverOf(element), unseen: null }
  const unseen = last?.element.isConnected && ringOf(last.element) === last.ring ? last.name : null
  memory.lastStop = isSomewhere ? { element, ring: ringOf(element), name: nameOf(element) } : null
  return isSomewhere ? { name: nameOf(element), coveredBy: coverOf(element), unseen } : null

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

  function coverOf(of: Element): string | null {
    const shown = visiblePart(of)
    const box = largest([...shown.getClientRects()])
    if (!box) return 'nothing: it is not drawn'
    const left = Math.max(0, box.left)
    const top = Math.max(0, box.top)
    const width = Math.min(innerWidth, box.right) - left
    const height = Math.min(innerHeight, box.bottom) - top
    const fits = box.height < innerHeight / 2
    if (width <= 0 || height <= 0 || (fits && height < box.height - 1)) return 'the edge of the window'
    for (const down of [0.1, 0.5, 0.9])
      for (const across of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(left + across * width, top + down * height)
        if (hit && !belongs(hit, of, shown)) return `${hit.localName} "${hit.textContent.slice(0, 30)}"`
      }
    return null
  }

  /** A field has its marks and buttons inside; what holds a stop lies under it. */
  function belongs(hit: Element, of: Element, shown: Element): boolean {
    const isOfField = of.localName === 'input' && of.parentElement?.contains(hit)
    return hit.contains(of) || shown.contains(hit) || of.contains(hit) || Boolean(isOfField)
  }

  /** A choice that is drawn by its label is as large as that. */
  function visiblePart(of: Element): Element {
    const { width, height } = of.getBoundingClientRect()
    const isDrawn = width > 4 && height > 4 && getComputedStyle(of).opacity !== '0'
    return isDrawn ? of : (of.closest('label') ?? of)
  }

  function largest(boxes: readonly DOMRect[]): DOMRect | undefined {
    return boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
  }
}
