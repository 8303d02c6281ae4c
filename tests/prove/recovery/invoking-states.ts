import { registry } from '#machines/index.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { outcomesOf } from '#statecharts/engine/stimuli.ts'
import { callNamesOf } from '#statecharts/export/service-calls.ts'
import { pathsOf } from '#tests/support/call-paths.ts'

/** A state of a chart that waits for the network while an actor of it works. */
export interface InvokingState {
  /** `coupon.applying/applyCoupon` */
  readonly name: string
  /** what the actor asks for; one of them fails when any matches */
  readonly asks: RegExp
}

/** Actors that ask for something else than the API. */
const scripts: Readonly<Record<string, RegExp>> = {
  importCustomerMachines: /\/assets\/wire-customer[^/]*\.js/,
}

/** Actors that ask nobody. */
const local: Readonly<Record<string, string>> = {
  readVersion: 'it reads the storage of the browser',
  checkFile: 'it reads a file of the device',
  readFile: 'it reads a file of the device',
  readMusic: 'it reads a file of the device',
  prepareFrames: 'it asks the graphics processor of the device',
  restoreFrames: 'it asks the graphics processor of the device',
  copyShow: 'it writes to the storage of the browser',
  storeShow: 'it writes to the storage of the browser',
  readPurchase: 'it reads the storage of the browser',
  awaitLimit: 'it is a timer',
  mergeShow: 'it compares two versions that the page has',
}

export interface States {
  readonly asking: readonly InvokingState[]
  /** `coupon.applying/applyCoupon` of whose actor nobody knows what it asks for */
  readonly unknown: readonly string[]
}

/** Every invoking state of every chart; new ones are found by being drawn. */
export function statesOfCharts(): States {
  const machines = new Set(registry.map(({ machine }) => machine.id))
  const found = registry.flatMap((model) =>
    chartOf(model.machine).nodes.flatMap((node) =>
      node.invoke
        .filter(({ src }) => !machines.has(src) && Object.keys(outcomesOf(model, src)).length > 0)
        .map(({ src }) => ({ name: `${node.id}/${src}`, src, asks: askedBy(src) })),
    ),
  )
  return {
    asking: found.flatMap(({ name, asks }) => (asks ? [{ name, asks }] : [])),
    unknown: found.flatMap(({ name, src, asks }) => (asks || Object.hasOwn(local, src) ? [] : [name])),
  }
}

function askedBy(src: string): RegExp | null {
  const names = callNamesOf(src)
  return names.length > 0 ? pathsOf(names) : (scripts[src] ?? null)
}
