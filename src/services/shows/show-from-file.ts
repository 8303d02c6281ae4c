import { SHOW_LIMITS, type ShowCue, type ShowDoc, type ShowPosition } from '#contract/shows/show-doc.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import type { BadRow, WrittenList } from '#pyro/show/firing-csv.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'
import { timingOf } from '#pyro/show/timing.ts'

interface FromFile {
  readonly doc: ShowDoc
  readonly bad: readonly BadRow[]
}

/** A show of the rows whose products the shop sells or has sold; the others with their reasons. */
export function showFromFile(
  { rows, bad, setting }: WrittenList,
  productOf: (model: string) => ShowProduct | undefined,
): FromFile {
  const empty = emptyShow('Imported show', rows.length)
  const positions = positionsOf(setting.positions, rows)
  const placeOf = new Map(positions.map((position) => [position.name, position]))
  const made = rows.map((row, index): ShowCue | BadRow => {
    const { line, model, at_ms, lit_ms, count, spacing_ms } = row
    const product = productOf(model)
    if (!product) return { line, reason: `names the model ${model}, which this shop does not sell` }
    if (index >= SHOW_LIMITS.cues) return { line, reason: `is beyond the ${SHOW_LIMITS.cues} cues of a show` }
    const place = placeOf.get(nameOf(row)) ?? positions[0]
    const lead_ms = at_ms - lit_ms
    return {
      id: `c${index + 1}`,
      products_id: product.products_id,
      count,
      at_ms,
      position: place?.id ?? 'p1',
      spacing_ms,
      angle_deg: Math.max(-80, Math.min(80, row.angle_deg - (place?.angle_deg ?? 0))),
      lead_ms: lead_ms < 0 || lead_ms > 60_000 || lead_ms === timingOf(product).lead_ms ? null : lead_ms,
      note: row.note.slice(0, SHOW_LIMITS.noteLength),
    }
  })
  const left = made.flatMap((each) => ('line' in each ? [each] : []))
  return {
    doc: {
      ...empty,
      site: { ...empty.site, ...setting.site },
      positions,
      cues: made.flatMap((each) => ('line' in each ? [] : [each])),
    },
    bad: [...bad, ...left].toSorted((a, b) => a.line - b.line),
  }
}

const nameOf = ({ position }: WrittenList['rows'][number]): string =>
  position.slice(0, SHOW_LIMITS.nameLength) || 'Center'

/** Those that the file describes, then those that only its rows name. */
function positionsOf(
  described: WrittenList['setting']['positions'],
  rows: WrittenList['rows'],
): ShowPosition[] {
  const known = new Map(described.map((position) => [position.name, position]))
  for (const row of rows) {
    const name = nameOf(row)
    if (!known.has(name)) known.set(name, { name, x_ft: 0, angle_deg: 0 })
  }
  const all = [...known.values()].slice(0, SHOW_LIMITS.positions)
  const some = all.length > 0 ? all : [{ name: 'Center', x_ft: 0, angle_deg: 0 }]
  return some.map((position, index) => ({ id: `p${index + 1}`, ...position }))
}
