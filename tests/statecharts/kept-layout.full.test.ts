import { isDeepStrictEqual as equals } from 'node:util'
import { describe, expect, test } from 'vitest'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import type { MachineModel } from '#machines/platform/model.ts'
import { paymentModel } from '#machines/checkout/payment/payment.model.ts'
import { sessionModel } from '#machines/account/session/session.model.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { releasedLayouts } from '#statecharts/export/chart-files.ts'
import { distanceToBox, type Layout } from '#statecharts/export/svg/geometry.ts'
import { edgesOf, initialDotOf } from '#statecharts/export/svg/edges.ts'
import { keptLayout } from '#statecharts/export/svg/kept-layout.ts'
import { crossedLabels, farLabels } from '#statecharts/export/svg/label-places.ts'
import { planOf } from '#statecharts/export/svg/picture.ts'
import { chartStyle } from '#statecharts/export/svg/style.ts'
import { svgOf } from '#statecharts/export/svg/svg.ts'
import { textsOf } from '#statecharts/export/svg/texts.ts'
import { withState, withTransition } from '#tests/statecharts/earlier-release.ts'
import { labelHits, lineHits, looseLabels } from '#tests/statecharts/layout-faults.ts'

/** So many of them, evenly. */
const every = <T>(count: number, all: readonly T[]): readonly T[] =>
  all.filter((_, at) => at % Math.ceil(all.length / count) === 0)

/** What was not wrong before. */
function faultsOf(chart: ChartModel, layout: Layout, former: Layout): readonly string[] {
  const crossed = crossedLabels(former)
  return [
    ...labelHits(chart, layout),
    ...lineHits(chart, layout),
    ...looseLabels(layout),
    ...farLabels(layout),
    ...crossedLabels(layout).filter((id) => !crossed.includes(id)),
  ]
}

/** The lines that were not there before, or elsewhere. */
const movedLines = (layout: Layout, former: Layout): readonly string[] =>
  [...layout.edges].flatMap(([id, line]) => (equals(line, former.edges.get(id)) ? [] : [id]))

/** A chart with one more transition that leaves no state. */
function withNote(chart: ChartModel, source: string): ChartModel {
  const [some] = chart.transitions
  if (!some) throw new Error('the chart has transitions')
  const noted = {
    id: `${source}|noted|0`,
    source,
    kind: 'event',
    descriptor: 'noted',
    about: 'noted',
    targets: [],
    internal: true,
  } as const
  return { ...chart, transitions: [...chart.transitions, { ...some, ...noted }] }
}

/** Lines of a picture that another one lacks, in both directions. */
function changedLines(before: string, after: string): number {
  const count = new Map<string, number>()
  for (const line of before.split('\n')) count.set(line, (count.get(line) ?? 0) + 1)
  for (const line of after.split('\n')) count.set(line, (count.get(line) ?? 0) - 1)
  return [...count.values()].reduce((sum, each) => sum + Math.abs(each), 0)
}

const named = (models: readonly MachineModel[]) => models.map((model) => [model.machine.id, model] as const)

/**
 * The picture of a machine as it follows from the released one, and how it is kept for another chart. What has changed since the release
 * is in both.
 */
function released(model: MachineModel) {
  const chart = chartOf(model.machine)
  const keptFrom = (from: Layout) => (shown: ChartModel) =>
    keptLayout(shown, edgesOf(shown), textsOf(model, shown), from)
  const former = keptFrom(releasedLayouts(chart.id)([]) ?? expect.fail())(chart) ?? expect.fail()
  const moving = chart.transitions.filter(({ targets }) => targets.length > 0)
  const kept = keptFrom(former)
  const drawn = async (shown: ChartModel) =>
    svgOf(model, shown, await planOf(model, shown, former), { version: '0', style: chartStyle })
  return { chart, former, moving, kept, drawn }
}

describe.each(named([checkoutModel, sessionModel]))('the released picture of %s', (_, model) => {
  const { chart, kept, drawn } = released(model)

  test('keeps everything else where it is when a transition is dropped', async () => {
    const before = await drawn(chart)
    const changed: number[] = []
    for (const { id: dropped } of chart.transitions) {
      const without = withTransition(chart, dropped, null)
      expect(kept(without), dropped).not.toBeNull()
      changed.push(changedLines(before, await drawn(without)))
    }
    expect(changed.toSorted((a, b) => a - b)[changed.length >> 1]).toBeLessThanOrEqual(15)
    expect(Math.max(...changed)).toBeLessThanOrEqual(60)
  })

  test('leads from an initial dot to the state that is initial now', () => {
    const [outer] = chart.nodes
    const next = outer?.children.find((id) => id !== outer.initial) ?? ''
    const nodes = chart.nodes.map((node) => (node === outer ? { ...outer, initial: next } : node))
    const layout = kept({ ...chart, nodes })
    const end = layout?.edges.get(initialDotOf(outer?.id ?? ''))?.points.at(-1)
    const box = layout?.boxes.get(next)
    expect(end && box && distanceToBox(end, box)).toBeLessThan(2)
  })

  test('keeps nothing when a state is new', () => {
    expect(kept(withState(chart, 'restingThere'))).toBeNull()
  })

  test('keeps nothing when a fifth of the lines is gone', () => {
    const few = { ...chart, transitions: chart.transitions.slice(0, chart.transitions.length / 2) }
    expect(kept(few)).toBeNull()
  })
})

describe.each(named([checkoutModel, paymentModel]))(
  'in the released picture of %s, everything stays',
  (_, model) => {
    const { chart, former, moving, kept } = released(model)

    const seeTaken = (changed: ChartModel, name: string, most: number): void => {
      const layout = kept(changed) ?? expect.fail(name)
      expect([name, ...faultsOf(changed, layout, former)]).toEqual([name])
      expect(layout.boxes, name).toEqual(former.boxes)
      expect(movedLines(layout, former).length, name).toBeLessThanOrEqual(most)
    }

    test('when a transition leads elsewhere', () => {
      for (const [at, { id, source, targets }] of every(6, moving).entries()) {
        const others = chart.nodes.filter(
          (node) => node.parent !== null && node.id !== source && !targets.includes(node.id),
        )
        const target = others[(at * 7) % others.length]?.id ?? ''
        seeTaken(withTransition(chart, id, { targets: [target] }), `${id} to ${target}`, 3)
      }
    })

    test('when a label is longer', () => {
      const longer = 'isSomethingThatNobodyHasEverAskedFor'
      for (const { id } of every(6, moving))
        seeTaken(withTransition(chart, id, { guard: longer, condition: longer }), id, 2)
    })

    test('when a state says more, but that it grows where there is room', () => {
      const leaves = every(6, chart.nodes).filter(({ children }) => children.length === 0)
      let grown = 0
      for (const leaf of leaves) {
        const changed = withNote(chart, leaf.id)
        const layout = kept(changed)
        if (layout === null) continue
        grown++
        expect([leaf.id, ...faultsOf(changed, layout, former)]).toEqual([leaf.id])
        const others = [...layout.boxes].filter(([other]) => other !== leaf.id)
        expect(others, leaf.id).toEqual([...former.boxes].filter(([other]) => other !== leaf.id))
      }
      expect(grown).toBeGreaterThan(leaves.length / 2)
    })

    test('when what was changed is drawn again', () => {
      const changed = withTransition(chart, moving[0]?.id ?? '', { targets: [chart.nodes.at(-1)?.id ?? ''] })
      const first = kept(changed) ?? expect.fail()
      const second = keptLayout(changed, edgesOf(changed), textsOf(model, changed), first)
      expect(second?.edges).toEqual(first.edges)
    })
  },
)

test('laid out anew, the same change would move a hundred lines and more', async () => {
  const chart = chartOf(couponModel.machine)
  const drawn = async (shown: ChartModel, former: Layout | null) =>
    svgOf(couponModel, shown, await planOf(couponModel, shown, former), { version: '0', style: chartStyle })
  const former = releasedLayouts(chart.id)([])
  const moving = chart.transitions.find(({ targets }) => targets.length > 0)
  const without = withTransition(chart, moving?.id ?? '', null)
  const before = await drawn(chart, former)
  expect(changedLines(before, await drawn(without, former))).toBeLessThanOrEqual(20)
  expect(changedLines(before, await drawn(without, null))).toBeGreaterThan(100)
})

test('a chart that was never written has no former layout', () => {
  expect(releasedLayouts('nothing')([])).toBeNull()
})
