import type { BuiltCharts } from '#contract/site/flow.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { chartVersion } from '#statecharts/engine/chart-version.ts'

/** The charts of a build as the shop counts by them, transitions in document order. */
export const builtCharts = (models: readonly MachineModel[]): BuiltCharts =>
  models.map(({ machine }) => {
    const chart = chartOf(machine)
    return {
      machine: chart.id,
      version: chartVersion(chart),
      chart: {
        nodes: chart.nodes.map(({ id, type, children, description }) => ({
          id,
          type,
          children: [...children],
          description,
        })),
        transitions: chart.transitions.map(
          ({ id, source, targets, descriptor, condition: guard, description }) => ({
            id,
            source,
            targets: [...targets],
            descriptor,
            guard,
            description,
          }),
        ),
      },
    }
  })
