import { matchesState } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import type { ChartModel, ChartTransition } from '#statecharts/engine/chart-model.ts'
import type { Expected, Path, RecordedStimulus, Step } from '#statecharts/engine/path.ts'
import { record } from '#statecharts/engine/run.ts'
import { outcomesOf } from '#statecharts/engine/stimuli.ts'
import { conditionLabel, pathOf } from '#statecharts/export/words.ts'

interface Way {
  /** `4. isOutdated: preparing` */
  readonly texts: Set<string>
  /** where transitions without an event led at once from there */
  readonly ends: Set<string>
}

/** The paths, and for every answer that none of them has, a shortest one with that answer at its end. */
export async function withEveryAnswer(
  model: MachineModel,
  chart: ChartModel,
  paths: readonly Path[],
): Promise<readonly Path[]> {
  const known = answerWays(chart, paths)
  const more: Path[] = []
  for (const { id: state, path, invoke } of chart.nodes)
    for (const { id: actor, src } of invoke)
      for (const outcome of Object.keys(outcomesOf(model, src))) {
        if (known.has(wayKey(state, actor, outcome))) continue
        const found = await pathTo(model, beginningsAt(paths, path.join('.')), {
          do: 'answer',
          actor,
          outcome,
        })
        if (found) more.push(found)
      }
  return [...paths, ...more]
}

type Beginning = Pick<Path, 'id' | 'input' | 'steps'>

/** The beginnings of paths that end in a state, the shortest first. */
function beginningsAt(paths: readonly Path[], state: string): readonly Beginning[] {
  const isIn = ({ configuration, status }: Expected) =>
    status === 'active' && (state === '' || matchesState(state, configuration))
  return paths
    .flatMap(({ id, input, begins, steps }) =>
      [begins, ...steps].flatMap((each, at) =>
        isIn(each) ? [{ id, input, steps: steps.slice(0, at) }] : [],
      ),
    )
    .toSorted((a, b) => a.steps.length - b.steps.length)
}

async function pathTo(
  model: MachineModel,
  beginnings: readonly Beginning[],
  answer: RecordedStimulus,
): Promise<Path | undefined> {
  for (const { id, input, steps } of beginnings) {
    const done = await record(model, input, [...steps, answer])
    if (done.steps.length > steps.length) return { id, input, ...done, covers: [], spec: [] }
  }
  return undefined
}

/**
 * What each outcome of a service leads to in a state, by `wayKey`, as these paths took it: `2. isDeclined:
 * open.stepping (then open.stepping.choosingPayment)`.
 */
export function answerWays(chart: ChartModel, paths: readonly Path[]): ReadonlyMap<string, string> {
  const ways = new Map<string, Way>()
  for (const step of paths.flatMap(({ steps }) => steps)) recordStep(chart, ways, step)
  return new Map([...ways].map(([key, way]) => [key, wayText(way)]))
}

export const wayKey = (state: string, actor: string, outcome: string): string =>
  `${state}|${actor}|${outcome}`

function recordStep(chart: ChartModel, ways: Map<string, Way>, step: Step): void {
  if (step.do !== 'answer') return
  const taken = step.transitions.flatMap((id) => chart.transitions.find((each) => each.id === id) ?? [])
  const first = taken.find(({ kind, about }) => (kind === 'done' || kind === 'error') && about === step.actor)
  if (!first) return
  const key = wayKey(first.source, step.actor, step.outcome)
  const way = ways.get(key) ?? { texts: new Set(), ends: new Set() }
  ways.set(key, way)
  const [target] = first.targets
  const condition = conditionLabel(first, 'names')
  const where = target === undefined ? 'stays' : pathOf(chart, target)
  way.texts.add(condition === null ? where : `${condition}: ${where}`)
  const end = target === undefined ? undefined : endOf(taken.slice(taken.indexOf(first) + 1), target)
  if (end !== undefined && end !== target) way.ends.add(pathOf(chart, end))
}

/** The last target of transitions without an event, each from where the one before led. */
const endOf = (taken: readonly ChartTransition[], target: string): string =>
  taken.reduce((at, { kind, source, targets }) => {
    const isNext = kind === 'always' && (source === at || source.startsWith(`${at}.`))
    return isNext ? (targets[0] ?? at) : at
  }, target)

function wayText({ texts, ends }: Way): string {
  const then = ends.size === 0 ? '' : ` (then ${[...ends].sort().join(' or ')})`
  return `${[...texts].sort().join('; ')}${then}`
}
