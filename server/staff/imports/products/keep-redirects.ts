import { counted } from '#contract/platform/format-count.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { productPath } from '#contract/content/paths.ts'
import { entryKey } from '#server/content/storefront-content.ts'
import type { DecidedBy } from '#server/platform/audit/record-decision.ts'
import { beginChange } from '#server/platform/database/begin-change.ts'
import { json } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { ProductChange } from './product-state.ts'

/** A product that has another address: its paths, and the keys of redirects from them. */
interface Move {
  readonly project_id: number
  readonly source: string
  readonly source_key: string
  readonly target: string
  readonly target_key: string
}

const MOVES =
  'json_to_recordset(:moves) as m (project_id int, source text, source_key text, target text, target_key text)'
const params = { moves: json<readonly Move[]>() }

/** Redirects that lead away from a new address. */
const remove = statement({
  name: 'product-redirects-remove',
  sql: `delete from entries e using ${MOVES}
   where e.project_id = m.project_id and e.kind = 'redirect' and e.key = m.target_key`,
  params,
})
/** Redirects to a former address, so that they do not follow each other. */
const retarget = statement({
  name: 'product-redirects-retarget',
  sql: `update entries e set body = jsonb_set(e.body, '{target_url}', to_jsonb(m.target)) from ${MOVES}
   where e.project_id = m.project_id and e.kind = 'redirect' and e.body ->> 'target_url' = m.source`,
  params,
})
const insert = statement({
  name: 'product-redirects-insert',
  sql: `insert into entries (project_id, kind, key, body, position)
   select m.project_id, 'redirect', m.source_key, jsonb_build_object('target_url', m.target, 'external', false, 'is_filter', false), 0
   from ${MOVES}
   on conflict (project_id, kind, key) do update set body = excluded.body, position = 0, starts_at = null, ends_at = null`,
  params,
})

/**
 * The former addresses of products lead to their new ones, and redirects that lead away from those go. No product of a
 * change takes an address that another one of it had (`UniqueFields`), so the order does not matter.
 */
export async function keepRedirects(
  trx: Transaction,
  changes: readonly ProductChange[],
  by: DecidedBy,
): Promise<void> {
  const moves = changes.flatMap((change) => moveOf(change))
  const [first] = moves
  if (!first) return
  const note =
    moves.length === 1
      ? `${first.model} has another address`
      : `${counted(moves.length, 'product')} have another address`
  await beginChange(trx, { staffId: by ? String(by.id) : '', note })
  await remove(trx, { moves })
  await retarget(trx, { moves })
  await insert(trx, { moves })
}

function moveOf({ before, after }: ProductChange): readonly (Move & { readonly model: string })[] {
  if (before === null || before.url.toLowerCase() === after.url.toLowerCase()) return []
  const [source, target] = [productPath(before.url), productPath(after.url)]
  return [
    {
      model: after.model,
      project_id: after.project_id,
      source,
      source_key: entryKey('redirect', source),
      target,
      target_key: entryKey('redirect', target),
    },
  ]
}
