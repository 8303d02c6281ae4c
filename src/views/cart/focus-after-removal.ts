import { CART_LINES } from './cart-lines.tsx'

/** The index of the line that contains a control, or null. */
export function placeOf(control: HTMLElement): number | null {
  const line = control.closest(`#${CART_LINES} > li`)
  return line?.parentElement ? [...line.parentElement.children].indexOf(line) : null
}

/** After a line is removed: focuses the same button of the line now at its index, else the heading. */
export function focusAfterRemoval(index: number | null): HTMLElement | null {
  const lines = document.getElementById(CART_LINES)?.children
  const next = lines === undefined || index === null ? undefined : lines[Math.min(index, lines.length - 1)]
  return next?.querySelector<HTMLElement>('button[data-remove]') ?? document.querySelector('main h1')
}
