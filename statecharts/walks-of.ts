import { existsSync, globSync } from 'node:fs'
import type { Unprovokable } from '#machines/platform/model.ts'

/** Which walks over the running shop a machine has: with its services in tests/walks, in a browser in e2e/walks. */
export interface WalksOf {
  readonly services: boolean
  readonly browser: boolean
}

/** As the files of a machine are named. */
export const kebabOf = (machine: string): string =>
  machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** From the root of the project; throws for a machine without a model. */
export function modelFileOf(machine: string): string {
  const [file] = globSync(`machines/**/${kebabOf(machine)}.model.ts`)
  if (!file) throw new Error(`no model of ${machine} below machines/`)
  return file
}

/** The file of the walk of a machine in a browser, which exports it as `checkoutWalk`. */
export const walkFileOf = (machine: string): string => `${kebabOf(machine)}-walk.ts`

export const walksOf = (machine: string): WalksOf => ({
  services: existsSync(`tests/walks/${kebabOf(machine)}.test.ts`),
  browser: existsSync(`e2e/walks/${walkFileOf(machine)}`),
})

/** Whether a transition that a walk leaves out is one of this walk. */
export const isLeftOut = ({ walk }: Unprovokable, by: keyof WalksOf): boolean =>
  walk === by || walk === 'both'
