import { early, inspectors, keepEarly } from './inspectors.ts'

/** Following and counting, each of which takes it once. */
let takers = 2

/** What was inspected so far. Nothing more is kept once everybody has taken it. */
export function takeEarly(): typeof early {
  const taken = [...early]
  if (--takers <= 0) {
    inspectors.delete(keepEarly)
    early.length = 0
  }
  return taken
}
