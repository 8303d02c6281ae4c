import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { numberOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { recipientsOf, writeShopMessage } from '#server/site/mail/messages/write-shop-message.ts'
import type { SettingsReader } from '#server/site/settings-reader.ts'

/** of which one e-mail names that many */
const MOST_NAMED = 200
const DEFAULT_CASES = 5

/** One that is on sale again in good number is told again when it is low again. */
const forgetRestocked = statement({
  name: 'low-stock-forget',
  sql: `delete from low_stock l using products p left join stock s on s.product_id = p.id
   where p.id = l.product_id and p.project_id = :projectId and (not p.active or coalesce(s.qty, 0) > :cases)`,
  params: { projectId: int4, cases: int4 },
})
/** Of two processes that see the same product, one inserts it. */
const takeNew = statement({
  name: 'low-stock-take',
  sql: `with taken as (insert into low_stock (product_id, at)
     select p.id, :now from products p join stock s on s.product_id = p.id
     where p.project_id = :projectId and p.active and s.qty <= :cases on conflict do nothing returning product_id)
   select p.model, p.name, s.qty from taken t join products p on p.id = t.product_id join stock s on s.product_id = p.id
   order by s.qty, p.model`,
  params: { projectId: int4, cases: int4, now: timestamptz },
  row: { model: text, name: text, qty: int4 },
})

/** So many cases or less are few. */
export const lowStockCases = (app: Settings): number =>
  Math.floor(numberOf(app, 'low_stock_cases', DEFAULT_CASES))

interface LowStockParts {
  readonly db: Db
  readonly settings: SettingsReader
  readonly now: () => Date
}

/** Tells the addresses of `notify_low_stock` which products fell to `low_stock_cases` or less, each once a fall. */
export async function writeLowStockNotices(parts: LowStockParts): Promise<boolean> {
  const told = await Promise.all(
    ([CONSUMER_PROJECT, PROFESSIONAL_PROJECT] as const).map((projectId) => tellOf(parts, projectId)),
  )
  return told.includes(true)
}

function tellOf({ db, settings, now: clock }: LowStockParts, projectId: ProjectId): Promise<boolean> {
  const cases = lowStockCases(settings.current(projectId).app)
  const now = clock()
  return inTransaction(db, async (trx) => {
    // what nobody was told of is told once somebody wants to know
    const recipients = await recipientsOf(trx, projectId, 'notify_low_stock')
    if (recipients.length === 0) return false
    await forgetRestocked(trx, { projectId, cases })
    const fallen = await takeNew(trx, { projectId, cases, now })
    if (fallen.length === 0) return false
    const message = {
      kind: 'stockLow',
      project_id: projectId,
      at: now.toISOString(),
      cases,
      products: fallen.slice(0, MOST_NAMED),
      count: fallen.length,
    } as const
    await writeShopMessage(trx, message, { recipients, customerId: null, projectId }, now)
    return true
  })
}
