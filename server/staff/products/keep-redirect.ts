import type { Trx } from '#server/cart/change-cart.ts'
import { productPath } from '#contract/content/paths.ts'
import { writeEntry } from '#server/content/entry-writes.ts'
import { entryKey } from '#server/content/storefront-content.ts'
import { beginChange } from '#server/platform/database/begin-change.ts'
import type { DecidedBy } from '#server/platform/audit/record-decision.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { ProductState } from '#server/staff/imports/products/product-state.ts'

/** Redirects to a former address, so that they do not follow each other. */
const retarget = statement({
  name: 'product-redirect-retarget',
  sql: `update entries set body = jsonb_set(body, '{target_url}', to_jsonb(:to::text))
   where project_id = :projectId and kind = 'redirect' and body ->> 'target_url' = :from`,
  params: { projectId: int4, from: text, to: text },
})

/** The former address of a product leads to the new one; one that leads away from the new address goes. */
export async function keepRedirect(
  trx: Trx,
  before: ProductState,
  { url, project_id: projectId, model }: ProductState,
  by: DecidedBy,
): Promise<void> {
  if (url.toLowerCase() === before.url.toLowerCase()) return
  const [from, to] = [productPath(before.url), productPath(url)]
  await beginChange(trx, { staffId: by ? String(by.id) : '', note: `${model} has another address` })
  await writeEntry(trx, redirectAt(projectId, to), null)
  await retarget(trx, { projectId, from, to })
  await writeEntry(trx, redirectAt(projectId, from), {
    body: { target_url: to, external: false, is_filter: false },
    position: 0,
    starts_at: null,
    ends_at: null,
  })
}

const redirectAt = (projectId: number, path: string) =>
  ({ projectId, kind: 'redirect', key: entryKey('redirect', path) }) as const
