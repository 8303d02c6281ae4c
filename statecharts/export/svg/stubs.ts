import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { type Box, crosses, type Layout, overlapArea } from '#statecharts/export/svg/geometry.ts'
import { solidBoxes } from '#statecharts/export/svg/noted-labels.ts'
import type { Overlay, Stub } from '#statecharts/export/svg/overlay.ts'
import { rect, rounded, shift } from '#statecharts/export/svg/shapes.ts'
import { sansWidth } from '#statecharts/export/svg/text-width.ts'
import { attributes, escaped } from '#statecharts/export/xml.ts'

export const stubHeight = 18
const arrow = 20
const step = 8

export const stubWidth = ({ text }: Stub): number => arrow + sansWidth(text, 11) + 6

/** A tab below a state: an arrow that leads nowhere, as thick as a line of as many, and what share it is. */
export function stubGroup(stub: Stub, at: Pick<Box, 'x' | 'y'>): string {
  const width = stubWidth(stub)
  return [
    `<g ${attributes({ class: 'stub', transform: shift(at) })}>`,
    `<title>${escaped(stub.about)}</title>`,
    rect({ x: 0, y: 0, width, height: stubHeight }, 5),
    `<path d="M11 2V9" ${attributes({ style: `stroke-width:${rounded(stub.width)}px` })}/>`,
    '<path class="head" d="M5 8H17L11 15Z"/>',
    `<text x="${arrow}" y="13">${escaped(stub.text)}</text>`,
    '</g>',
  ].join('\n')
}

/** The stubs of all states, at the places where they cover the least. */
export function stubGroups(
  chart: ChartModel,
  layout: Layout,
  labels: readonly Box[],
  { stubsIn }: Overlay,
): readonly string[] {
  const stubs = stubsIn(new Set(chart.nodes.map(({ id }) => id)))
  const solid = [...solidBoxes(chart, layout), ...labels]
  const taken: Box[] = []
  return chart.nodes.flatMap(({ id }) => {
    const [stub, box] = [stubs.get(id), layout.boxes.get(id)]
    if (!stub || !box) return []
    const covered = (place: Box): number =>
      [...solid, ...taken].reduce((sum, each) => sum + overlapArea(place, each), 0) +
      [...layout.edges.values()].filter(({ points }) => crosses(points, place)).length * LINE +
      (place.y + place.height > layout.height ? BEYOND : 0)
    const best = placesBelow(box, stubWidth(stub)).toSorted((a, b) => covered(a) - covered(b))[0]
    if (!best) return []
    taken.push(best)
    return stubGroup(stub, best)
  })
}

/** A crossed line is as bad as so many covered pixels. */
const LINE = 60
const BEYOND = 10_000

/** From the right to the left, below the state or just in it. */
function placesBelow(state: Box, width: number): readonly Box[] {
  const room = Math.max(0, state.width - width - 16)
  const rows = [state.y + state.height - 1, state.y + state.height - stubHeight + 1]
  return rows.flatMap((y) =>
    Array.from({ length: Math.floor(room / step) + 1 }, (_, at) => ({
      x: Math.round(state.x + state.width - width - 8 - at * step),
      y,
      width,
      height: stubHeight,
    })),
  )
}
