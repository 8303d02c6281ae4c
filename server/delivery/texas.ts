import { stateCode } from '#server/account/contact/us-state.ts'

const ranges = [
  [73_301, 73_301],
  [73_344, 73_344],
  [75_001, 79_999],
  [88_510, 88_595],
] as const

/** True when the state or the zip code is in Texas, even when they contradict each other. */
export function isTexas(state: string, postcode: string | null = null): boolean {
  return stateCode(state) === 'TX' || isTexasZip(postcode ?? '')
}

function isTexasZip(postcode: string): boolean {
  const digits = postcode.normalize('NFKC').replaceAll(/\D/g, '').slice(0, 5)
  const zip = digits.length === 5 ? Number(digits) : 0
  return ranges.some(([first, last]) => zip >= first && zip <= last)
}
