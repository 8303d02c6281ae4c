import type { MachineModel } from '#machines/platform/model.ts'
import {
  type ChartModel,
  type ChartNode,
  type ChartTransition,
  chartOf,
} from '#statecharts/engine/chart-model.ts'
import { chartVersion } from '#statecharts/engine/chart-version.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { outcomesOf } from '#statecharts/engine/stimuli.ts'
import type {
  MachineData,
  PathData,
  ServiceData,
  StateData,
  TransitionData,
} from '#statecharts/explorer/explorer.types.ts'
import { modelFacts, stateFacts, transitionFacts } from '#statecharts/explorer/chart-facts.ts'
import { shortestWay, usesIn } from '#statecharts/explorer/uses-in.ts'
import { answerWays, wayKey, withEveryAnswer } from '#statecharts/export/answer-ways.ts'
import { releasedLayouts } from '#statecharts/export/chart-files.ts'
import { causesOf } from '#statecharts/export/http-causes.ts'
import { messageRows } from '#statecharts/export/implementations.ts'
import { layoutsOf } from '#statecharts/export/layout-file.ts'
import { requestsOf } from '#statecharts/export/service-calls.ts'
import { actionText, conditionLabel, timeOf } from '#statecharts/export/words.ts'
import { goldenPathsOf } from '#statecharts/golden.ts'
import { walksOf } from '#statecharts/walks-of.ts'
import { pathContent } from './path-content.ts'

/** A machine as the explorer shows it. */
export async function machineContent(model: MachineModel): Promise<MachineData> {
  const chart = chartOf(model.machine)
  const golden = await goldenPathsOf(model)
  const paths = golden.map(pathContent)
  const uses = usesIn(paths)
  return {
    id: chart.id,
    ...modelFacts(model),
    version: chartVersion(chart),
    states: chart.nodes.map((node) => stateData(model, chart, node, paths)),
    transitions: chart.transitions.map((transition) => transitionData(chart, transition, uses)),
    actions: messageRows(model.machine, chart).map(([name = '', does = '', what = '', to = '']) => ({
      name,
      does,
      what,
      to,
    })),
    services: serviceData(model, chart, await withEveryAnswer(model, chart, golden)),
    paths,
    layouts: await layoutsOf(model, chart, releasedLayouts(chart.id)),
    walks: walksOf(chart.id),
  }
}

function stateData(
  { machine }: MachineModel,
  chart: ChartModel,
  node: ChartNode,
  paths: readonly PathData[],
): StateData {
  return {
    ...stateFacts(chart, node),
    entry: node.entry.map(actionText),
    exit: node.exit.map(actionText),
    timers: node.after.map((name) => ({
      name,
      time: timeOf(machine, name) ?? 'as long as the context says',
    })),
    way: shortestWay(paths, node.path.join('.')),
  }
}

const transitionData = (
  chart: ChartModel,
  transition: ChartTransition,
  uses: ReturnType<typeof usesIn>,
): TransitionData => ({
  ...transitionFacts(chart, transition),
  condition: conditionLabel(transition, 'parameters'),
  actions: transition.actions.map(actionText),
  uses: uses.get(transition.id) ?? [],
})

function serviceData(model: MachineModel, chart: ChartModel, taken: readonly Path[]): readonly ServiceData[] {
  const ways = answerWays(chart, taken)
  return chart.nodes.flatMap((node) =>
    node.invoke.map(({ id, src }) => {
      const outcomes = outcomesOf(model, src)
      const causes = causesOf(outcomes)
      return {
        state: node.path.join('.'),
        service: src,
        asks: requestsOf(src),
        outcomes: Object.keys(outcomes).map((name) => ({
          name,
          cause: causes.get(name) ?? '',
          leadsTo: ways.get(wayKey(node.id, id, name)) ?? '',
        })),
      }
    }),
  )
}
