import { describe, expect, test } from 'vitest'
import type { CountedRow } from '#contract/site/flow.ts'
import { registry } from '#machines/index.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { foldedChart } from '#statecharts/engine/folds.ts'
import { machineContent } from '#statecharts/explorer-content/machine-content.ts'
import { chartMarkup, drawnChart, layoutFor } from '#statecharts/explorer/chart/chart-markup.ts'
import { neighbourhoodMarkup } from '#statecharts/explorer/chart/neighbourhood.ts'
import { chartFlow, flowOverlay, LINE_WIDTHS, lineWidth } from '#statecharts/explorer/flow/flow-overlay.ts'
import { gathered, staysOf } from '#statecharts/explorer/flow/state-stays.ts'
import { shownAbove } from '#statecharts/explorer/flow/figures.ts'
import { overlapArea } from '#statecharts/export/svg/geometry.ts'
import { decodeLayout } from '#statecharts/export/svg/layout-code.ts'
import { notedLabels, solidBoxes } from '#statecharts/export/svg/noted-labels.ts'
import { textsOf } from '#statecharts/export/svg/texts.ts'

const machines = await Promise.all(
  registry.map(async (model) => [model.machine.id, model, await machineContent(model)] as const),
)
const [, couponModel, coupon] = machines.find(([id]) => id === 'coupon') ?? expect.fail()
const [, checkoutModel, checkout] = machines.find(([id]) => id === 'checkout') ?? expect.fail()

/** Counts of every transition, each a tenth of the one before, with pages left after every second one. */
const rowsOf = ({ transitions }: typeof coupon): readonly CountedRow[] =>
  transitions.flatMap(({ id }, at) => {
    const times = Math.ceil(10 ** (6 - (at % 7)))
    const taken = { before: null, taken: id, wait: at % 9, times }
    return at % 2 === 0 ? [taken, { before: id, taken: null, wait: 2, times: Math.ceil(times / 5) }] : [taken]
  })
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const timesOf = (rows: readonly CountedRow[]) => sum(rows.map(({ times }) => times))

describe.each(machines)('the flow of %s', (_, model, machine) => {
  const rows = rowsOf(machine)
  const flow = chartFlow(machine, rows)

  test('departures and left pages of all states are all that was counted', () => {
    const left = rows.filter(({ taken }) => taken === null)
    expect([sum(flow.stays.map(({ times }) => times)), sum(flow.stays.map((each) => each.left))]).toEqual([
      timesOf(rows),
      timesOf(left),
    ])
    const folded = gathered(flow.stays, (path) => path.split('.', 1)[0] ?? '')
    expect(sum([...folded.values()].map((each) => each.left))).toBe(timesOf(left))
  })

  test('lines that are shown and hidden have all counts, at each place of the slider', () => {
    for (const percent of [0, 1, 10, 50]) {
      const { notes, hidden, lineOf } = flowOverlay(machine, flow, percent)
      const { hiddenShare } = shownAbove(flow.uses, percent)
      const seen = flow.uses.filter(({ transition }) => notes.has(transition.id))
      expect(sum(seen.map(({ times }) => times)) + hiddenShare * flow.total).toBeCloseTo(flow.total)
      expect(notes.size + hidden.size).toBe(machine.transitions.length)
      for (const id of hidden) expect(lineOf([id])).toBeNull()
    }
  })

  test('every shown count stands beside its transition, in pictures of the chart and of each state', () => {
    const overlay = flowOverlay(machine, flow, 0)
    const whole = chartMarkup(machine, layoutFor(machine, []), null, overlay)
    expect(whole.match(/class="note"/g)).toHaveLength(notesDrawn(machine))
    const chart = drawnChart(model)
    for (const node of chart.nodes)
      expect(neighbourhoodMarkup(model, chart, node, overlay).includes('class="flow"')).toBe(true)
  })

  test('labels with counts leave states, and all but the corners of other labels, free', () => {
    const overlay = flowOverlay(machine, flow, 0)
    for (const layout of machine.layouts) {
      const chart = foldedChart(drawnChart(model), layout.folded)
      const { lines, ...places } = decodeLayout(chart, layout)
      const labels = [...notedLabels(chart, lines, textsOf(model, chart), places, overlay).values()]
      const solid = solidBoxes(chart, places)
      const covered = labels.flatMap((label, at) =>
        [...labels.slice(at + 1), ...solid].map((other) => overlapArea(label, other)),
      )
      expect(Math.max(0, ...covered)).toBeLessThan(750)
    }
  })
})

/** A transition with several targets has a line to each. */
const notesDrawn = ({ transitions }: typeof coupon): number =>
  sum(transitions.map(({ targets }) => Math.max(1, targets.length)))

test('widths grow by the logarithm, and tell nothing of counts below five', () => {
  const { idle, least, most } = LINE_WIDTHS
  expect([0, 1, 4, 5, 100_000].map((times) => lineWidth(times, 100_000))).toEqual([
    idle,
    least,
    least,
    least,
    most,
  ])
  const steps = [50, 500, 5_000].map((times) => lineWidth(times, 50_000))
  expect((steps[1] ?? 0) - (steps[0] ?? 0)).toBeCloseTo((steps[2] ?? 0) - (steps[1] ?? 0))
  expect(lineWidth(3, 3)).toBe(least)
})

test('fewer than five are told as "<5", without a share, beside lines and in stubs', () => {
  const [one, two] = coupon.transitions.map(({ id }) => id)
  const rows = [
    { before: null, taken: one ?? '', wait: 3, times: 4 },
    { before: null, taken: two ?? '', wait: 3, times: 96 },
    { before: one ?? '', taken: null, wait: 2, times: 3 },
  ]
  const overlay = flowOverlay(coupon, chartFlow(coupon, rows), 0)
  expect(overlay.notes.get(one ?? '')).toEqual({
    share: '<5',
    wait: '3–10 s',
    about: 'Taken <5 times; median wait 3 to 10 s.',
  })
  const drawn = new Set(chartOf(couponModel.machine).nodes.map(({ id }) => id))
  expect([...overlay.stubsIn(drawn).values()].map(({ text, about }) => [text, about])).toEqual([
    ['<5', 'Page left here: <5 of 103'],
  ])
})

test('a page is left in the state to which its last transition has led, or in the one that it folds into', () => {
  const into = checkout.transitions.find(({ targets }) => targets.includes('open.stepping.reviewing'))
  const stays = staysOf(checkout, [
    { before: into?.id ?? '', taken: null, wait: 4, times: 30 },
    { before: null, taken: null, wait: 4, times: 10 },
    { before: 'checkout.gone|always|0', taken: null, wait: 4, times: 10 },
  ])
  expect(stays).toEqual([
    { path: 'open.stepping.reviewing', times: 30, left: 30, leftShare: 1, wait: '10 to 30 s' },
    { path: 'idle', times: 10, left: 10, leftShare: 1, wait: '10 to 30 s' },
  ])
  const overlay = flowOverlay(checkout, { uses: [], stays, total: 40 }, 0)
  const chart = foldedChart(chartOf(checkoutModel.machine), ['checkout.open'])
  expect([...overlay.stubsIn(new Set(chart.nodes.map(({ id }) => id))).keys()]).toEqual([
    'checkout.open',
    'checkout.idle',
  ])
})

test('a picture without counts is as it was', () => {
  const plain = chartMarkup(coupon, layoutFor(coupon, []), null)
  expect(plain).not.toMatch(/class="(note|stub|flow)|style=/)
})
