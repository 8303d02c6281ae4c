import type { PublicShowDoc } from '#contract/shows/show-doc.ts'
import type { FlightProduct } from '#pyro/flight/flight-product.ts'
import { createDrawingQueue, type DrawingQueue } from '#server/sheets/drawing-queue.ts'

/** What the picture of a shared show is painted from. */
export interface PaintedShow {
  readonly doc: PublicShowDoc
  readonly products: readonly (FlightProduct & { readonly products_id: number })[]
}

/** JPEGs of 1200 × 630 pixels: half a second of processor time, 30 to 120 kB each. */
export type ShowPictures = DrawingQueue<PaintedShow>

const SCRIPT = new URL('./show-picture-worker.ts', import.meta.url)

export const createShowPictures = (): ShowPictures => createDrawingQueue(SCRIPT, { waiting: 20 })
