/** Positions a popover below its button in browsers without CSS anchor positioning. */
export function placeBelow(
  panel: HTMLElement | null,
  button: HTMLElement | null,
  align: 'start' | 'end',
): void {
  if (!panel || !button || CSS.supports('position-area', 'block-end')) return
  const box = button.getBoundingClientRect()
  panel.style.top = `${box.bottom}px`
  if (align === 'start') panel.style.left = `${box.left}px`
  else panel.style.right = `${document.documentElement.clientWidth - box.right}px`
}
