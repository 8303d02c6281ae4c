/** Runs in the page: what lies over the place where the focus is, or that it is not in sight; null: nothing. */
export function coverOfFocus(): string | null {
  return document.activeElement === null ? null : coverOf(document.activeElement)

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
