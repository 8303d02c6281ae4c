import { edgesOf } from '#statecharts/export/svg/edges.ts'
import { legend } from '#statecharts/export/svg/legend.ts'
import { chartStyle, flowStyle } from '#statecharts/export/svg/style.ts'
import { sansWidth } from '#statecharts/export/svg/text-width.ts'
import { attributes, escaped } from '#statecharts/export/xml.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { drawnChart, modelOf, sizeOf } from './chart-markup.ts'

/** What is saved: a picture as it is shown, named by what it shows. */
export interface SavedView {
  /** of its file, without an extension */
  readonly name: string
  /** of a part of the chart, which has no legend of its own; null: the whole */
  readonly part: string | null
  readonly markup: string
}

const around = 24
const heading = { title: 22, version: 42, bottom: 50 } as const

/** A picture that stands alone, as other programs need it: with title, version, legend and its style sheet. */
export function savedPicture(machine: MachineData, { markup, part }: SavedView): string {
  const inner = sizeOf(markup)
  const title = part === null ? machine.title : `${machine.title}: ${part}`
  const top = around + heading.bottom
  const width = Math.ceil(Math.max(inner.width, 2 * sansWidth(title, 14)) + 2 * around)
  const below = top + inner.height
  const key =
    part === null ? null : legendOf(machine, markup, { left: around, top: below, width: inner.width })
  const isFlow = markup.includes('class="flow"')
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height: Math.ceil((key?.bottom ?? below) + around),
    viewBox: `0 0 ${width} ${Math.ceil((key?.bottom ?? below) + around)}`,
    class: isFlow ? 'flow' : undefined,
    role: 'img',
    'data-version': machine.version,
  }
  return [
    `<svg ${attributes(root)}>`,
    `<title>${escaped(title)}</title>`,
    `<style>${chartStyle}${isFlow ? flowStyle : ''}</style>`,
    '<rect class="ground" width="100%" height="100%"/>',
    `<text class="heading" x="${around}" y="${around + heading.title}">${escaped(title)}</text>`,
    `<text class="about" x="${around}" y="${around + heading.version}">Chart version ${machine.version}</text>`,
    `<g transform="translate(${around} ${top})">`,
    markup.replace(/^<svg [^>]*>/, '').replace(/<\/svg>\s*$/, ''),
    '</g>',
    key?.text ?? '',
    '</svg>',
  ].join('\n')
}

/** Of the kinds of lines in a picture. */
function legendOf(machine: MachineData, markup: string, at: Parameters<typeof legend>[3]) {
  const model = modelOf(machine.id)
  if (!model) return null
  const chart = drawnChart(model)
  const drawn = edgesOf(chart).filter(({ color }) => markup.includes(`class="label ${color}`))
  return legend(model, chart, drawn, at)
}
