import type { MachineModel } from '#machines/platform/model.ts'
import { type Answer, BadRequest } from '#statecharts/commands/command.ts'
import { nearestNames } from '#statecharts/commands/nearest-names.ts'
import { coverageGoalsOf, type Criterion } from '#statecharts/engine/coverage-goals.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import { shortestPaths, shortestPathText } from '#statecharts/engine/shortest-paths.ts'
import { whyNever, whyNeverEntered } from '#statecharts/engine/reasons.ts'

/** The shortest path to a state or transition by its id, without or with that of the machine before it, or why there is none. */
export function explainLines(models: readonly MachineModel[], asked: string): Answer {
  const charts = models.map((model) => chartOf(model.machine))
  const goalIn = (chart: ChartModel) =>
    idsOf(chart).find((each) => each === asked || each === `${chart.id}.${asked}`)
  const at = charts.findIndex((chart) => goalIn(chart) !== undefined)
  const [model, chart] = [models[at], charts[at]]
  const goal = chart && goalIn(chart)
  if (!model || !chart || goal === undefined) throw new BadRequest(unknownGoal(asked, charts.flatMap(idsOf)))
  const space = explore(model)
  const criterion: Criterion = goal.includes('|') ? 'transition' : 'state'
  const { goalsOf } = coverageGoalsOf(criterion, chart, space)
  const way = shortestPaths(space, goalsOf).get(goal)
  if (way) return { lines: shortestPathText(way), code: 0 }
  const transition = chart.transitions.find((each) => each.id === goal)
  const why = transition ? whyNever(model, chart, space, transition) : whyNeverEntered(chart, goal)
  throw new BadRequest(`nothing reaches ${goal}: ${why}`)
}

const idsOf = (chart: ChartModel): readonly string[] => [
  ...chart.nodes.filter((node) => node.type !== 'history').map((node) => node.id),
  ...chart.transitions.map((transition) => transition.id),
]

function unknownGoal(goal: string, known: readonly string[]): string {
  const nearest = nearestNames(goal, known)
  const hint =
    nearest.length > 0 ? `: did you mean ${nearest.join(' or ')}?` : ', by its id as in the path files'
  return `no chart draws a state or transition "${goal}"${hint}`
}
