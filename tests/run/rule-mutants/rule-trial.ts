import type { MachineModel } from '#machines/model.ts'
import { withIterationLimit } from '#statecharts/engine/silent-actors.ts'
import { setTimeout } from 'node:timers/promises'
import { reasonFor } from '#statecharts/mutants/equivalents.ts'
import { type Mutant, mutantsOf } from '#statecharts/mutants/mutants.ts'
import type { CollectedTest } from './collected-tests.ts'
import { ownTestsOf } from './own-tests.ts'

export interface RuleTrial {
  readonly machine: string
  readonly tests: number
  readonly mutants: number
  /** Ids of mutants that no test in the machine's own folder fails under. */
  readonly survivors: readonly string[]
  readonly milliseconds: number
}

/** A test that waits for what never comes fails by its timeout. */
const timeout = 1_000

/** Which mutants of a machine its own tests notice; those that are argued to be its equals are not tried. */
export async function tryOwnTests(model: MachineModel): Promise<RuleTrial> {
  const began = performance.now()
  const tests = await quickestFirst(await ownTestsOf(model.machine.id))
  const mutants = mutantsOf(model).filter((mutant) => reasonFor(model, mutant) === undefined)
  const survivors: string[] = []
  // an actor reports an error of an action or a subscriber in a task of its own
  process.on('uncaughtException', ignore).on('unhandledRejection', ignore)
  for (const mutant of mutants) if (!(await fails(model, mutant, tests))) survivors.push(mutant.id)
  await setTimeout(10)
  process.off('uncaughtException', ignore).off('unhandledRejection', ignore)
  const milliseconds = performance.now() - began
  return { machine: model.machine.id, tests: tests.length, mutants: mutants.length, survivors, milliseconds }
}

const ignore = (): void => undefined

/** The tests of a machine as it is, which all pass. */
async function quickestFirst(tests: readonly CollectedTest[]): Promise<CollectedTest[]> {
  const timed: { readonly each: CollectedTest; readonly took: number }[] = []
  for (const each of tests) {
    const began = performance.now()
    await each.run()
    timed.push({ each, took: performance.now() - began })
  }
  return timed.toSorted((a, b) => a.took - b.took).map(({ each }) => each)
}

/** Whether a test fails under the mutant; that test is tried first under the next one. */
async function fails({ machine }: MachineModel, mutant: Mutant, tests: CollectedTest[]): Promise<boolean> {
  const original = Object.assign({}, machine)
  // every importer of the machine holds this object
  Object.assign(machine, withIterationLimit(mutant.model().machine, { actors: {} }))
  try {
    for (const [at, each] of tests.entries())
      if (await failsAlone(each)) {
        tests.unshift(...tests.splice(at, 1))
        return true
      }
    return false
  } finally {
    Object.assign(machine, original)
  }
}

async function failsAlone({ run }: CollectedTest): Promise<boolean> {
  const waiting = Promise.withResolvers<never>()
  const timer = globalThis.setTimeout(() => waiting.reject(new Error('timeout')), timeout)
  try {
    await Promise.race([run(), waiting.promise])
    return false
  } catch {
    return true
  } finally {
    clearTimeout(timer)
  }
}
