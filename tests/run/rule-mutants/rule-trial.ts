import { setTimeout as pause } from 'node:timers/promises'
import type { AnyStateMachine } from 'xstate'
import type { MachineModel } from '#machines/model.ts'
import { withIterationLimit } from '#statecharts/engine/silent-actors.ts'
import { reasonFor } from '#statecharts/mutants/equivalents.ts'
import { type Mutant, mutantsOf } from '#statecharts/mutants/mutants.ts'
import type { CollectedTest } from './collected-tests.ts'
import { ownTestsOf } from './own-tests.ts'
import { recordingMachine } from './recording-machine.ts'

export interface RuleTrial {
  readonly machine: string
  readonly tests: number
  readonly mutants: number
  /** Ids of mutants that no test in the machine's own folder fails under. */
  readonly survivors: readonly string[]
  readonly milliseconds: number
}

interface RecordedTest extends CollectedTest {
  readonly reached: ReadonlySet<string>
  readonly milliseconds: number
}

/** A test that waits for what never comes fails by its timeout. */
const timeout = 1_000
/** Of one test: no test evaluates a tenth of it. */
const guardLimit = 20_000
const ignore = (): void => undefined

/** Which mutants of a machine its own tests notice; those that are argued to be its equals are not tried. */
export async function tryOwnTests(model: MachineModel): Promise<RuleTrial> {
  const began = performance.now()
  const { machine } = model
  const mutants = mutantsOf(model).filter((mutant) => reasonFor(model, mutant) === undefined)
  const tests = await recorded(machine, await ownTestsOf(machine.id))
  const survivors: string[] = []
  // an actor reports an error of an action or a subscriber in a task of its own
  process.on('uncaughtException', ignore).on('unhandledRejection', ignore)
  for (const mutant of mutants) if (!(await isNoticed(machine, mutant, tests))) survivors.push(mutant.id)
  await pause(10)
  process.off('uncaughtException', ignore).off('unhandledRejection', ignore)
  const milliseconds = performance.now() - began
  return { machine: machine.id, tests: tests.length, mutants: mutants.length, survivors, milliseconds }
}

/** The tests of the machine as it is, which all pass, each with what it reaches. */
async function recorded(
  machine: AnyStateMachine,
  tests: readonly CollectedTest[],
): Promise<readonly RecordedTest[]> {
  let reached = new Set<string>()
  const recording = recordingMachine(machine, (each) => void reached.add(each))
  return await during(machine, recording, async () => {
    const done: RecordedTest[] = []
    for (const each of tests) {
      reached = new Set()
      const began = performance.now()
      await each.run()
      done.push({ ...each, reached, milliseconds: performance.now() - began })
    }
    return done
  })
}

/** A mutant matters only to tests that reach its state; those that take its event come first, then the quickest. */
async function isNoticed(
  machine: AnyStateMachine,
  { source, descriptor, model }: Mutant,
  tests: readonly RecordedTest[],
): Promise<boolean> {
  const takes = ({ reached }: RecordedTest) => Number(reached.has(`${source}|${descriptor}`))
  const concerned = tests
    .filter(({ reached }) => reached.has(source))
    .toSorted((a, b) => takes(b) - takes(a) || a.milliseconds - b.milliseconds)
  const mutated = model().machine
  let guards = 0
  const limited = limitedGuards(mutated, () => ++guards > guardLimit)
  return await during(machine, withIterationLimit(mutated, { actors: {}, guards: limited }), async () => {
    for (const each of concerned) {
      guards = 0
      if (await fails(each)) return true
    }
    return false
  })
}

/** A machine that sends to itself whenever it comes to rest runs for ever: a guard throws when too many were evaluated. */
function limitedGuards(
  { implementations }: AnyStateMachine,
  areTooMany: () => boolean,
): Readonly<Record<string, unknown>> {
  const guards = Object.entries(implementations.guards ?? {}).map(([name, guard]) => {
    if (typeof guard !== 'function' || 'check' in guard) return [name, guard] as const // a composite
    const limited = (...args: readonly unknown[]): boolean => {
      if (areTooMany()) throw new Error('it does not come to rest')
      return Reflect.apply(guard, undefined, args)
    }
    return [name, limited] as const
  })
  return Object.fromEntries(guards)
}

/** Every importer of a machine holds this object, so what it is made of is exchanged. */
async function during<T>(
  machine: AnyStateMachine,
  other: AnyStateMachine,
  run: () => Promise<T>,
): Promise<T> {
  const original = Object.assign({}, machine)
  Object.assign(machine, other)
  try {
    return await run()
  } finally {
    Object.assign(machine, original)
  }
}

async function fails({ run }: CollectedTest): Promise<boolean> {
  const waiting = Promise.withResolvers<never>()
  const timer = setTimeout(() => waiting.reject(new Error('timeout')), timeout)
  try {
    await Promise.race([run(), waiting.promise])
    return false
  } catch {
    return true
  } finally {
    clearTimeout(timer)
  }
}
