import { CART_LINES } from './cart-lines.tsx'

/** Where in the cart a control stands: the line of that index, or elsewhere. */
export function placeOf(control: HTMLElement): number | null {
  const line = control.closest(`#${CART_LINES} > li`)
  return line?.parentElement ? [...line.parentElement.children].indexOf(line) : null
}

/** A line was removed: the same button of the line that took its place, else the heading of the page. */
export function focusAfterRemoval(index: number | null): HTMLElement | null {
  const lines = document.getElementById(CART_LINES)?.children
  const next = lines === undefined || index === null ? undefined : lines[Math.min(index, lines.length - 1)]
  return next?.querySelector<HTMLElement>('button[data-remove]') ?? document.querySelector('main h1')
}
