import type { KeptShow, ShowAccount } from '#machines/shows/show-editor/show-editor.types.ts'
import type { ShelvedShow } from './show-shelf.types.ts'
import type { ShowRow } from './show-row.ts'

/** Whose shows a page works with. */
export interface ShowOwner {
  readonly project_id: number
  /** null: a visitor */
  readonly customers_id: number | null
}

/** Shows of another customer of this device, or of the other storefront, are nobody's business. */
export const isOwn = ({ project_id, customers_id }: ShowOwner, { row }: ShelvedShow): boolean =>
  row.project_id === project_id && (row.customers_id === null || row.customers_id === customers_id)

export function accountOf({ customers_id }: ShowOwner, { row }: ShelvedShow): ShowAccount {
  if (customers_id === null) return 'none'
  return row.customers_id === null ? 'offered' : 'used'
}

/** A show of a visitor has no owner until it is stored on an account. */
export const rowOf = (
  { project_id, customers_id }: ShowOwner,
  show: KeptShow,
  more: Pick<ShowRow, 'seconds' | 'date_modified'> & { readonly account: ShowAccount },
): ShowRow => {
  const { account, ...dates } = more
  return {
    ...show,
    ...dates,
    project_id,
    customers_id: account === 'offered' ? null : customers_id,
    date_removed: null,
  }
}

export const keptOf = ({
  id,
  doc,
  base,
  base_revision,
  pending,
  isAhead,
  past,
  future,
}: ShowRow): KeptShow => ({ id, doc, base, base_revision, pending, isAhead, past, future })
