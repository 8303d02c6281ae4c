import { existsSync } from 'node:fs'
import type { Unprovokable } from '#machines/platform/model.ts'

/** Which walks over the running shop a machine has: with its services in tests/walks, in a browser in e2e/walks. */
export interface WalksOf {
  readonly services: boolean
  readonly browser: boolean
}

/** As the folder of a machine is named. */
export const kebabOf = (machine: string): string =>
  machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The file of the walk of a machine in a browser, which exports it as `checkoutWalk`. */
export const walkFileOf = (machine: string): string => `${kebabOf(machine)}-walk.ts`

export const walksOf = (machine: string): WalksOf => ({
  services: existsSync(`tests/walks/${kebabOf(machine)}.test.ts`),
  browser: existsSync(`e2e/walks/${walkFileOf(machine)}`),
})

/** Whether a transition that a walk leaves out is one of this walk. */
export const isLeftOut = ({ walk }: Unprovokable, by: keyof WalksOf): boolean =>
  walk === by || walk === 'both'
