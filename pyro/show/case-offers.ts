import type { ShowCue, ShowDoc } from '#contract/shows/show-doc.ts'
import { type CaseRow, caseRow } from './case-table.ts'
import { isDevice } from './devices-per-case.ts'
import type { ShowEdit } from './show-edit.ts'
import type { ShowProduct } from './show-product.ts'

export type CaseLine = { readonly products_id: number; readonly quantity: number }

/** What is to be added when the cart holds some of the cases already. */
export function linesToAdd(
  rows: readonly CaseRow[],
  inCart: ReadonlyMap<number, number>,
): readonly CaseLine[] {
  return rows.flatMap(({ products_id, cases }) => {
    const quantity = cases - Math.min(cases, inCart.get(products_id) ?? 0)
    return quantity > 0 ? [{ products_id, quantity }] : []
  })
}

/** Puts the devices that would be left over into the tray, as a cue of the given id. */
export function restIntoTray({ cues, positions }: ShowDoc, row: CaseRow, id: string): ShowEdit {
  const alike = cues.find(({ products_id }) => products_id === row.products_id)
  const cue: ShowCue = {
    id,
    products_id: row.products_id,
    count: row.leftover,
    at_ms: null,
    position: alike?.position ?? positions[0]?.id ?? '',
    spacing_ms: 0,
    angle_deg: 0,
    lead_ms: null,
    note: '',
  }
  return { kind: 'cue.add', cue }
}

export type Swap = { readonly row: CaseRow; readonly by: CaseRow }

/**
 * The alike product with the fewest devices left over, when it leaves less and costs no more. It replaces all devices of
 * the row, also those that are on hand.
 */
export function smallerSwap(
  row: CaseRow,
  candidates: Iterable<ShowProduct>,
  on_hand: ShowDoc['on_hand'],
): Swap | null {
  let best: CaseRow | null = null
  for (const product of candidates) {
    if (!isAlike(product, row.product)) continue
    const by = caseRow(product, row.devices, on_hand[product.products_id] ?? 0)
    const isDearer = row.total !== null && (by.total === null || by.total > row.total)
    if (by.missing > row.missing || by.leftover >= row.leftover || isDearer) continue
    if (best === null || by.leftover < best.leftover) best = by
  }
  return best === null ? null : { row, by: best }
}

/** Of the same kind, burning about as long, with the first effect or a color in common. */
function isAlike(product: ShowProduct, other: ShowProduct): boolean {
  if (product.products_id === other.products_id || product.category_url !== other.category_url) return false
  if (!isDevice(product) || product.caliber !== other.caliber) return false
  const [seconds, others] = [product.seconds ?? 0, other.seconds ?? 0]
  const lasts = seconds === others || Math.abs(seconds - others) <= others * 0.35
  const hasEffect = product.effects[0] !== undefined && product.effects[0] === other.effects[0]
  return lasts && (hasEffect || product.colors.some((color) => other.colors.includes(color)))
}

/** Puts another product into the cues of one. */
export const swapProduct = ({ cues }: ShowDoc, from: number, to: number): ShowEdit => ({
  kind: 'several',
  edits: cues
    .filter(({ products_id }) => products_id === from)
    .map(({ id }) => ({ kind: 'cue.alter', id, changes: { products_id: to } })),
})
