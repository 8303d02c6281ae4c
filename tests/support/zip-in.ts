import { stateOfZip } from '#contract/account/us-states.ts'

/** The first ZIP code whose prefix is of a state. */
export function zipIn(code: string): string {
  const zips = Array.from({ length: 1_000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`)
  const found = zips.find((zip) => stateOfZip(zip) === code)
  if (found === undefined) throw new Error(`no ZIP code of ${code}`)
  return found
}
