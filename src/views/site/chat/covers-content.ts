const CONTROLS = 'button, input, select, textarea, summary'
/** closer than lines of text and buttons are high and wide, in parts of the element that lies above */
const ACROSS = [0.02, 0.26, 0.5, 0.74, 0.98]
const DOWN = [0.05, 0.35, 0.65, 0.95]

/** Whether an element lies above text or a control of the page. A picture below it is fine. */
export function coversContent(above: Element): boolean {
  const box = above.getBoundingClientRect()
  const below = new Set(
    ACROSS.flatMap((x) =>
      DOWN.flatMap((y) => document.elementsFromPoint(box.left + x * box.width, box.top + y * box.height)),
    ),
  )
  return [...below].some(
    (element) => !above.contains(element) && (element.matches(CONTROLS) || hasTextIn(element, box)),
  )
}

/** Whether a line of its own text is in the box. */
function hasTextIn(element: Element, box: DOMRectReadOnly): boolean {
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      (line) =>
        line.left < box.right && box.left < line.right && line.top < box.bottom && box.top < line.bottom,
    )
  })
}
