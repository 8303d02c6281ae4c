import type { Kysely } from 'kysely'
import type { ProjectId } from '#contract/platform/constants.ts'
import { textOf } from '#contract/site/settings.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { int4 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { publicOrigin } from '#server/site/public-origin.ts'
import type { SettingsReader } from '#server/site/settings-reader.ts'

const countStaff = statement({
  name: 'left-to-do-staff',
  sql: 'select count(*)::int as n from staff where removed_at is null',
  row: { n: int4 },
})
const countCarriers = statement({
  name: 'left-to-do-carriers',
  sql: 'select count(*)::int as n from carriers where active',
  row: { n: int4 },
})
const countProducts = statement({
  name: 'left-to-do-products',
  sql: `select count(*)::int as n from products p where p.project_id = :projectId and p.active
     and exists (select from prices where product_id = p.id)`,
  params: { projectId: int4 },
  row: { n: int4 },
})
const countUnsent = statement({
  name: 'left-to-do-unsent',
  sql: 'select count(*)::int as n from emails where project_id = :projectId and sent_at is null and job_id is null',
  params: { projectId: int4 },
  row: { n: int4 },
})

interface ShopInProduction {
  readonly db: Kysely<Database>
  readonly settings: SettingsReader
  readonly projectIds: readonly ProjectId[]
  readonly hasMailServer: boolean
  readonly takesCards: boolean
}

/** What an owner has to do before a shop in production serves everybody, a line each. */
export async function leftToDo(shop: ShopInProduction): Promise<readonly string[]> {
  const { db, projectIds, hasMailServer, takesCards } = shop
  const [staff] = await countStaff(db)
  const [carriers] = await countCarriers(db)
  const lines = [
    staff?.n ? null : 'nobody can log in at /staff: npm run shop -- staff add EMAIL RIGHTS',
    hasMailServer ? null : 'e-mails are only written to files: set SMTP_URL',
    takesCards ? null : 'no card is taken: CARD_GATEWAY is off',
    carriers?.n ? null : 'nothing can be shipped: npm run shop -- import carriers FILE --apply',
  ]
  const own = await Promise.all(projectIds.map((projectId) => leftAt(shop, projectId)))
  return [...lines, ...own.flat()].flatMap((line) => (line === null ? [] : [`Left to do: ${line}.`]))
}

async function leftAt(
  { db, settings }: ShopInProduction,
  projectId: ProjectId,
): Promise<readonly (string | null)[]> {
  const site = settings.current(projectId)
  const [products] = await countProducts(db, { projectId })
  const [unsent] = await countUnsent(db, { projectId })
  const lines = [
    textOf(site.app, 'mail_from') === ''
      ? `e-mails are kept until the setting mail_from is set, ${unsent?.n ?? 0} by now`
      : null,
    textOf(site.app, 'notify_orders') === ''
      ? 'nobody is told of a new order: set the setting notify_orders'
      : null,
    textOf(site.store, 'email') === '' ? 'visitors cannot write to it: set the setting email' : null,
    publicOrigin(site)?.startsWith('https:') ? null : 'it has no https address: set the setting public_url',
    products?.n ? null : 'nothing is on sale: npm run shop -- import products FILE --create',
  ]
  return lines.map((line) => (line === null ? null : `storefront ${projectId}: ${line}`))
}
