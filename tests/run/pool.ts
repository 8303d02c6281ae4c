import { LANES, type Step } from './steps.ts'

const CORES = 2

export interface Outcome {
  readonly isGreen: boolean
}

/**
 * Runs the steps stage by stage, in their order, as many at once as keep two cores busy. After a red stage none of the
 * later ones starts.
 * @returns what was run, in the order in which it ended, and the steps that were not started.
 */
export async function runStages<Result extends Outcome>(
  steps: readonly Step[],
  run: (step: Step) => Promise<Result>,
  keepsGoing: boolean,
): Promise<{ results: Result[]; left: readonly Step[] }> {
  const results: Result[] = []
  const stages = [...new Set(steps.map(({ stage }) => stage))].sort((one, other) => one - other)
  for (const stage of stages) {
    const isRed = results.some(({ isGreen }) => !isGreen)
    if (isRed && !keepsGoing) return { results, left: steps.filter((step) => step.stage >= stage) }
    await runStage(
      steps.filter((step) => step.stage === stage),
      async (step) => {
        results.push(await run(step))
      },
    )
  }
  return { results, left: [] }
}

/** Takes the next step that fits beside those that are running. */
async function runStage(steps: readonly Step[], run: (step: Step) => Promise<void>): Promise<void> {
  const waiting = [...steps]
  const running = new Set<Promise<void>>()
  let free = CORES
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ lane }) => LANES[lane] <= free)
    const [step] = next === -1 ? [] : waiting.splice(next, 1)
    if (step === undefined) {
      await Promise.race(running)
      continue
    }
    free -= LANES[step.lane]
    const done: Promise<void> = run(step).finally(() => {
      free += LANES[step.lane]
      running.delete(done)
    })
    running.add(done)
  }
}
