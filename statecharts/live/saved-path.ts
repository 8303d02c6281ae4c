import type { MachineModel } from '#machines/platform/model.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { record, stepText } from '#statecharts/engine/run.ts'
import { explainRecording } from './explain-recording.ts'
import type { RecordedActor, RecordedStep } from './recorded-actor.ts'

export type SavedPath =
  | { readonly kind: 'saved'; readonly path: Path }
  /** a sentence for people */
  | { readonly kind: 'refused'; readonly reason: string }

/** The path that a machine took, found again among the samples of its model and recorded on the real actor. */
export async function savedPath(model: MachineModel, recorded: RecordedActor): Promise<SavedPath> {
  const explanation = explainRecording(model, recorded)
  if (explanation.kind === 'cut')
    return refused('It began before the recording, so that its first steps are missing.')
  if (explanation.kind === 'unexplained') return refused(unexplainedText(explanation.step))
  const { input, stimuli } = explanation
  const done = await record(model, input, stimuli)
  if (done.steps.length < stimuli.length || !isAsRecorded(done, recorded))
    return refused(
      'The machine of this page does something else with the same events: the tab runs another chart.',
    )
  const id = `${recorded.machine}-recorded-${recorded.actor}`
  return { kind: 'saved', path: { id, input, ...done, covers: [], spec: [] } }
}

/** The file of a path, named by its id, that `npm run paths -- --replay FILE` replays. */
export const savedPathText = (machine: string, path: Path): string =>
  `${JSON.stringify(
    {
      generated: 'from what a tab did; payloads are samples of the model',
      replay: `npm run paths -- ${machine} --replay ${path.id}.json`,
      machine,
      steps: path.steps.length,
      paths: [path],
    },
    null,
    2,
  )}\n`

/** What a path does, as a list of sentences. */
export const savedPathLines = ({ steps }: Path): readonly string[] => steps.map(stepText)

const refused = (reason: string): SavedPath => ({ kind: 'refused', reason })

function unexplainedText(step: RecordedStep | null): string {
  if (step === null) return 'No input of its model begins like this: the model lacks a class.'
  const taken = step.taken.length === 0 ? 'ignores it' : `takes ${step.taken.join(', ')}`
  return `No sample of its model explains entry ${step.at + 1}, ${step.type}, after which it ${taken}: the model lacks a class.`
}

/** Ignored events may be left out, and time that passes takes no transition. */
function isAsRecorded({ begins, steps }: Pick<Path, 'begins' | 'steps'>, recorded: RecordedActor): boolean {
  const taken = (list: readonly (readonly string[])[]) => list.flat()
  const last = steps.at(-1) ?? begins
  const stand = recorded.steps.at(-1) ?? recorded.begins
  return (
    canonical(taken(steps.map(({ transitions }) => transitions))) ===
      canonical(taken(recorded.steps.map((step) => step.taken))) &&
    canonical([last.configuration, last.status]) === canonical([stand?.value, stand?.status])
  )
}
