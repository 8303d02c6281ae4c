import { describe, expect, test } from 'vitest'
import { registry } from '#machines/index.ts'
import { type ChartModel, chartOf } from '#statecharts/engine/chart-model.ts'
import { foldable, foldedChart, foldWays, hiddenIn } from '#statecharts/engine/folds.ts'
import { explorerContent } from '#statecharts/explorer-content/explorer-content.ts'
import { releasedLayouts } from '#statecharts/export/chart-files.ts'
import { mermaidOf } from '#statecharts/export/mermaid.ts'
import { scxmlOf } from '#statecharts/export/scxml.ts'
import { pictureOf } from '#statecharts/export/svg/picture.ts'
import { chartStyle } from '#statecharts/export/svg/style.ts'
import { chartMarkup, layoutFor, legibleLayout, sizeOf } from '#statecharts/explorer/chart/chart-markup.ts'
import { fileContents } from '#statecharts/explorer/chart/file-contents.ts'
import { neighbourhoodMarkup } from '#statecharts/explorer/chart/neighbourhood.ts'
import { coverageTone, walksOver } from '#statecharts/explorer/coverage.ts'
import { tagsOf } from '#tests/statecharts/tags-of.ts'

const { machines } = await explorerContent(registry, '1.0.0')
const rows = registry.map((model, at) => [model.machine.id, model, machines[at] ?? expect.fail()] as const)

/** Ids of states and transitions in a picture. */
function idsIn(markup: string): ReadonlySet<string> {
  const tags = tagsOf(markup).map(({ attributes }) => attributes)
  return new Set(tags.flatMap((each) => [each['data-id'] ?? '', ...(each['data-ids'] ?? '').split(' ')]))
}

const wantedOf = ({ nodes, transitions }: ChartModel) => [...nodes, ...transitions].map(({ id }) => id)
const missingIn = (chart: ChartModel, markup: string) => {
  const found = idsIn(markup)
  return wantedOf(chart).filter((id) => !found.has(id))
}

const withoutComments = (text: string): string => text.replaceAll(/<!-- set before .*? -->/g, '')

describe.each(rows)('the pictures of %s', (_, model, machine) => {
  const chart = chartOf(model.machine)

  test('are laid out for every way to fold it, each with all that is not folded away', () => {
    expect(machine.layouts.map(({ folded }) => folded)).toEqual(foldWays(chart))
    for (const layout of machine.layouts) {
      const shown = foldedChart(chart, layout.folded)
      expect(missingIn(shown, chartMarkup(machine, layout, null))).toEqual([])
    }
  })

  test('have the whole chart as in its file', async () => {
    const file = await pictureOf(model, chart, releasedLayouts(chart.id)([]))
    const texts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)
    expect(texts(chartMarkup(machine, layoutFor(machine, []), chartStyle))).toEqual(texts(file))
  })

  test('open at 1440 pixels without being made smaller, or as the neighbors of a state', () => {
    const frame = { width: 1140, height: 666 }
    const open = legibleLayout(machine, frame)
    const size = open ? sizeOf(chartMarkup(machine, open, null)) : { width: 0, height: 0 }
    expect(size.width <= frame.width && size.height <= frame.height).toBe(true)
  })

  test('show for every state what leads to it and what it leads to, no wider than the page', () => {
    for (const node of chart.nodes) {
      const markup = neighbourhoodMarkup(model, chart, node)
      const moving = chart.transitions.filter(
        ({ source, targets }) =>
          targets.length > 0 && (node.id === source || node.id.startsWith(`${source}.`)),
      )
      const found = idsIn(markup)
      expect(moving.filter(({ id }) => !found.has(id))).toEqual([])
      expect(found.has(node.id)).toBe(true)
      const isInside = (id: string, around: string) => id === around || id.startsWith(`${around}.`)
      const goesOn = chart.transitions.some(
        ({ id, source, targets }) =>
          !found.has(id) &&
          targets.length > 0 &&
          chart.nodes.some(
            (other) =>
              other !== node &&
              found.has(other.id) &&
              isInside(source, other.id) !== targets.some((target) => isInside(target, other.id)),
          ),
      )
      expect([node.id, markup.includes('class="outside"')]).toEqual([node.id, goesOn])
    }
  })
})

const whole = { name: 'chart', part: null, markup: '' }

describe.each(rows)('the chart of %s', (_, model, machine) => {
  const chart = chartOf(model.machine)

  test('is saved as in its files of the chart', () => {
    const files = {
      Mermaid: mermaidOf(chart, machine.version, model),
      SCXML: scxmlOf(model.machine, chart, machine.version, model),
    } as const
    for (const kind of ['Mermaid', 'SCXML'] as const)
      expect(withoutComments(fileContents[kind](machine, whole).text)).toBe(withoutComments(files[kind]))
    expect(fileContents.CSV(machine, whole).text.trimEnd().split('\r\n')).toHaveLength(
      chart.transitions.length + 1,
    )
    expect(JSON.parse(fileContents.JSON(machine, whole).text)).toMatchObject({ version: machine.version })
  })

  test('tells for every transition which walks take it, and why one does not', () => {
    for (const transition of machine.transitions)
      for (const { walk, isTaken, reason } of walksOver(machine, transition))
        expect([transition.id, isTaken !== false || walk === 'unit' || reason !== null]).toEqual([
          transition.id,
          true,
        ])
  })
})

test('a picture from which a state is left out is noticed', () => {
  const [, model, machine] = rows.find(([id]) => id === 'checkout') ?? expect.fail()
  const chart = chartOf(model.machine)
  const markup = chartMarkup(machine, layoutFor(machine, []), null)
  const without = markup.replace('data-id="checkout.open.submitting"', '')
  expect(missingIn(chart, without)).toEqual(['checkout.open.submitting'])
})

test('a folded state tells how much it hides, and hides nothing that begins or ends outside it', () => {
  const chart = chartOf((rows.find(([id]) => id === 'checkout') ?? expect.fail())[1].machine)
  for (const id of foldable(chart)) {
    const { states, transitions } = hiddenIn(chart, id)
    const folded = foldedChart(chart, [id])
    expect(folded.nodes.find((node) => node.id === id)?.description).toBe(
      `Folded: hides ${states} states and ${transitions} transitions.`,
    )
    expect(folded.transitions).toHaveLength(chart.transitions.length - transitions)
  }
})

test('coverage is good where every walk takes a transition, and part where one cannot', () => {
  const machine = machines.find(({ exemptions }) => exemptions.length > 0) ?? expect.fail()
  const [exempt] = machine.exemptions
  const tones = machine.transitions.map((transition) => [transition.id, coverageTone(machine, transition)])
  expect(tones.find(([id]) => id === exempt?.transition)?.[1]).toBe('part')
  expect(new Set(tones.map(([, tone]) => tone))).toEqual(new Set(['good', 'part']))
})
