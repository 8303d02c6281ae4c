import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { SHOW_LIMITS, type ShowCue, type ShowDoc } from '#contract/shows/show-doc.ts'
import { devicesPerCase } from './devices-per-case.ts'
import { emptyShow } from './empty-show.ts'
import type { ShowProduct } from './show-product.ts'

export type ShowLine = { readonly product: ShowProduct; readonly cases: number }

export type ShowOfLines = {
  readonly doc: ShowDoc
  /** gear and assortments, which are no cues, and what is beyond the limits */
  readonly left_out: readonly ShowProduct[]
}

/** A show with the devices of a cart or an order in its tray. */
export function showFromLines(name: string, seed: number, lines: readonly ShowLine[]): ShowOfLines {
  const doc = emptyShow(name, seed)
  const position = doc.positions[1]?.id ?? ''
  const cues: ShowCue[] = []
  const left_out: ShowProduct[] = []
  for (const { product, cases } of lines) {
    const cue = trayCue(`${doc.seed.toString(36)}-${cues.length + 1}`, product, cases, position)
    if (cue === null || cues.length >= SHOW_LIMITS.products) left_out.push(product)
    else cues.push(cue)
  }
  return { doc: { ...doc, cues }, left_out }
}

/** All devices of the cases in one cue that is not placed yet; null: gear or an assortment. */
export function trayCue(id: string, product: ShowProduct, cases: number, position: string): ShowCue | null {
  const per_case = devicesPerCase(product)
  if (per_case === null || cases < 1) return null
  const count = Math.min(Math.floor(cases) * per_case, MAX_QUANTITY)
  return {
    id,
    products_id: product.products_id,
    count,
    at_ms: null,
    position,
    spacing_ms: 0,
    angle_deg: 0,
    lead_ms: null,
    note: '',
  }
}
