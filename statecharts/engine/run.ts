import type { MachineModel } from '#machines/platform/model.ts'
import { ActorRun, type Oracle } from '#statecharts/engine/actor-run.ts'
import type { GuardOutcomes } from '#statecharts/engine/guard-outcomes.ts'
import type { RecordedStimulus, Expected, Step, TakenPath } from '#statecharts/engine/path.ts'

/** What the real actor did along one path. */
export interface Replay {
  readonly path: string
  /** Sentences, one per step that went otherwise than expected; the replay stops at the first. */
  readonly differences: readonly string[]
  readonly transitions: ReadonlySet<string>
  readonly states: ReadonlySet<string>
  /** `source|descriptor` of lists that let an event pass. */
  readonly ignored: ReadonlySet<string>
  readonly guards: GuardOutcomes
  /** What it did at the start and at each step. */
  readonly effects: readonly (readonly string[])[]
}

/** Runs one path on the real actor: real interpreter, simulated clock, services that answer as told. */
export async function replay(model: MachineModel, path: TakenPath, oracle: Oracle = 'all'): Promise<Replay> {
  const run = new ActorRun(model)
  const differences: string[] = []
  const effects: (readonly string[])[] = []
  const compare = (what: string, expected: Expected) => {
    const done = run.effects()
    effects.push(done)
    const difference = run.differenceFrom(expected, done, oracle)
    if (difference) differences.push(`${path.id} ${what}: ${difference}`)
  }
  run.start(path.input)
  compare('at the start', path.begins)
  for (const [index, step] of path.steps.entries()) {
    if (differences.length > 0) break
    const what = `step ${index + 1} (${stepText(step)})`
    const problem = await run.take(step)
    if (problem) differences.push(`${path.id} ${what}: ${problem}`)
    else compare(what, step)
  }
  run.stop()
  const { transitions, states, ignored, guards } = run
  return { path: path.id, differences, transitions, states, ignored, guards, effects }
}

export function stepText(step: RecordedStimulus): string {
  if (step.do === 'event') return step.event.type
  return step.do === 'answer' ? `${step.actor} answers ${step.outcome}` : `${step.ms} ms pass`
}

/** What the real actor does when these things happen, as expectations, up to the first that cannot happen. */
export async function record(
  model: MachineModel,
  input: string,
  stimuli: readonly RecordedStimulus[],
): Promise<Pick<TakenPath, 'begins' | 'steps'>> {
  const run = new ActorRun(model)
  run.start(input)
  const begins = run.stand()
  const steps: Step[] = []
  for (const stimulus of stimuli) {
    const before = steps.at(-1) ?? begins
    if (before.status !== 'active' || (await run.take(stimulus))) break
    steps.push({ ...stimulus, ...run.stand() })
  }
  run.stop()
  return { begins, steps }
}
