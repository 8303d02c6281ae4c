import type { InspectionEvent } from 'xstate'
import type { TabEntry } from '#contract/site/tab-messages.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { ActorRun } from '#statecharts/engine/actor-run.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { type RecordedActor, recordedActors } from '#statecharts/live/recorded-actor.ts'
import { TabLog } from '#statecharts/live/tab-log.ts'

export interface LoggedPath {
  readonly entries: readonly TabEntry[]
  readonly recorded: RecordedActor
}

/** What a followed tab would tell of a path: nothing of its payloads, and the times of a simulated clock. */
export async function recordPath(
  model: MachineModel,
  path: Path,
  alter: (event: InspectionEvent) => InspectionEvent = (event) => event,
): Promise<LoggedPath> {
  let ms = 0
  const entries: TabEntry[] = []
  const log = new TabLog(
    () => ms,
    (entry) => void entries.push(entry),
  )
  const run = new ActorRun(model, (event) => log.read(alter(event)))
  run.start(path.input)
  for (const step of path.steps) {
    if (step.do === 'wait') ms += step.ms
    const problem = await run.take(step)
    if (problem !== undefined) throw new Error(problem)
  }
  const recorded = recordedActors({ actors: [], entries: [...entries] }).find(
    ({ machine }) => machine === model.machine.id,
  )
  run.stop()
  if (!recorded) throw new Error(`${model.machine.id} was not recorded`)
  return { entries, recorded }
}
