import { deepEqual } from 'node:assert/strict'
import { registry } from '#machines/index.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { ActorRun } from '#statecharts/engine/actor-run.ts'
import type { Expected, RecordedStimulus } from '#statecharts/engine/path.ts'
import { leavesOf } from '#statecharts/formats/format-file.ts'

type Done = Promise<void> | void
/** Cucumber takes a function with just as many parameters as a step has: none optional, none with a default. */
type Act = (() => Done) | ((first: string) => Done) | ((first: string, second: string) => Done)
type Define = (text: RegExp, act: Act) => void

/** What the step definitions need of Cucumber. */
export interface Cucumber {
  readonly Given: Define
  readonly When: Define
  readonly Then: Define
}

/** The steps of the features that `npm run paths -- --format gherkin` writes, on the real actor with simulated time. */
export function defineSteps(
  { Given, When, Then }: Cucumber,
  models: readonly MachineModel[] = registry,
): void {
  let run: ActorRun | undefined
  let stand: Expected | undefined

  const take = async (stimulus: RecordedStimulus): Promise<void> => {
    const problem = run ? await run.take(stimulus) : 'no machine has begun'
    if (problem !== undefined) throw new Error(problem)
    stand = run?.stand()
  }

  Given(/^machine "([^"]+)" begins with input "([^"]+)"$/, (machine, input) => {
    const model = models.find((each) => each.machine.id === machine)
    if (!model) throw new Error(`there is no machine "${machine}"`)
    run?.stop()
    run = new ActorRun(model)
    run.start(input)
    stand = run.stand()
  })
  When(/^event "([^"]+)" happens$/, (type: string) => take({ do: 'event', event: { type } }))
  When(/^event "([^"]+)" happens with$/, (type, payload) =>
    take({ do: 'event', event: { ...JSON.parse(payload), type } }),
  )
  When(/^service "([^"]+)" answers "([^"]+)"$/, (actor, outcome) => take({ do: 'answer', actor, outcome }))
  When(/^(\d+) ms pass$/, (ms: string) => take({ do: 'wait', ms: Number(ms) }))
  Then(/^it is (active|done|error) in (".+")$/, (status, states) => {
    deepEqual([stand?.status, leavesOf(stand?.configuration)], [status, quotedIn(states)])
  })
  Then(/^it takes no transition$/, () => {
    deepEqual(stand?.transitions, [])
  })
  Then(/^it takes (".+")$/, (transitions: string) => {
    deepEqual(stand?.transitions, quotedIn(transitions))
  })
}

/** `"a" then "b"` → a, b */
const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/"([^"]*)"/g)].map(([, each = '']) => each)
