import type { MachineModel, Unprovokable } from '#machines/platform/model.ts'

const beginnings: Readonly<Record<Unprovokable['walk'], string>> = {
  both: 'Neither a shopper nor the server can cause it',
  services: 'Without a page nothing causes it',
  browser: 'Nothing in a browser causes it',
}

export type Excuses = Pick<MachineModel, 'unprovokable'>

/** Why the running shop never takes a transition, or not in one of the walks, as a sentence; null: it can. */
export function leftOutText({ unprovokable = [] }: Excuses, transition: string): string | null {
  const found = unprovokable.find((each) => each.transition === transition)
  return found ? `${beginnings[found.walk]}: ${found.reason}` : null
}

/** The same of several transitions, each once. */
export const leftOutTexts = (model: Excuses, transitions: readonly string[]): readonly string[] => [
  ...new Set(transitions.flatMap((id) => leftOutText(model, id) ?? [])),
]

/** Whether nothing in the running shop causes any of the transitions; false for none. */
export const areNeverCaused = ({ unprovokable = [] }: Excuses, transitions: readonly string[]): boolean =>
  transitions.length > 0 &&
  transitions.every((id) => unprovokable.some((each) => each.transition === id && each.walk === 'both'))
