import type { ReactNode } from 'react'
import type { ShowLine } from '#pyro/show/show-from-lines.ts'
import type { ShowProduct } from '#pyro/show/show-product.ts'

export interface FinderProps {
  /** chooses where products come from; absent for visitors, who have the catalogue only */
  readonly sources?: ReactNode
  /** what is searched for at first */
  readonly wanted: string
  /** the key A of the timeline adds it */
  readonly chosen: ShowProduct | null
  readonly readOnly: string | null
  readonly onChoose: (product: ShowProduct) => void
  /** at the playhead */
  readonly onAdd: (product: ShowProduct) => void
  /** into the tray */
  readonly onAddLines: (lines: readonly ShowLine[]) => void
}
