/** Machines without a walk before the server, and why. */
export const withoutWalk: Readonly<Record<string, string>> = {
  orderLife: 'It draws the moves that the server makes; a test compares it with their table both ways.',
  quantityEntry: 'It asks nobody: it delays what is typed and runs in the walk of the cart.',
  shop: 'It starts the others and passes their events on; the walks in a browser go through it.',
  stepCompletion: 'It asks nobody: it waits for what its siblings in checkout report.',
  tabFollowing: 'It asks other tabs of the browser, and never the server.',
  toast: 'It asks nobody: it is a timer.',
  toaster: 'It asks nobody: it starts and ends toasts.',
  unsentOrder: 'It asks nobody: it remembers whether an order was sent.',
}
