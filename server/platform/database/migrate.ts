import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import * as shop from './migrations/0001-shop.ts'
import * as refusals from './migrations/0002-refusals.ts'
import * as resetCodes from './migrations/0003-reset-codes.ts'
import * as volumeRequests from './migrations/0004-volume-requests.ts'
import * as cleanUp from './migrations/0005-clean-up.ts'
import * as content from './migrations/0006-content.ts'
import * as staff from './migrations/0007-staff.ts'
import * as jobs from './migrations/0008-jobs.ts'
import * as age from './migrations/0009-age.ts'
import * as settings from './migrations/0010-settings.ts'
import * as unsent from './migrations/0011-unsent.ts'
import * as draftVersions from './migrations/0012-draft-versions.ts'
import * as botCheck from './migrations/0013-bot-check.ts'
import * as contentKeys from './migrations/0014-content-keys.ts'
import * as mail from './migrations/0016-mail.ts'
import * as orderEvents from './migrations/0017-order-events.ts'
import * as shipments from './migrations/0022-shipments.ts'
import * as orderLines from './migrations/0023-order-lines.ts'
import * as customerDocuments from './migrations/0024-customer-documents.ts'
import * as sheetJobs from './migrations/0025-sheet-jobs.ts'
import * as texts from './migrations/0032-texts.ts'
import * as deskDecisions from './migrations/0033-desk-decisions.ts'
import * as orderDesk from './migrations/0034-order-desk.ts'
import * as productImports from './migrations/0036-product-imports.ts'
import * as shows from './migrations/0040-shows.ts'
import * as importAdditions from './migrations/0041-import-additions.ts'
import * as declinedRefunds from './migrations/0042-declined-refunds.ts'
import * as soldProducts from './migrations/0043-sold-products.ts'
import * as flow from './migrations/0044-flow.ts'
import * as actingStaff from './migrations/0045-acting-staff.ts'
import * as messageCustomers from './migrations/0046-message-customers.ts'
import * as knownStaffBrowsers from './migrations/0047-known-staff-browsers.ts'
import * as browsersByHash from './migrations/0048-browsers-by-hash.ts'
import * as defaultRows from './migrations/0049-default-rows.ts'
import * as lowStock from './migrations/0050-low-stock.ts'
import * as normalEmails from './migrations/0051-normal-emails.ts'
import * as undoneImports from './migrations/0052-undone-imports.ts'
import * as productMedia from './migrations/0053-product-media.ts'
import * as productHistory from './migrations/0054-product-history.ts'
import * as stockAlerts from './migrations/0056-stock-alerts.ts'
import * as newsletter from './migrations/0057-newsletter.ts'
import * as levelFiles from './migrations/0058-level-files.ts'
import * as goodsAsBought from './migrations/0059-goods-as-bought.ts'
import * as carrierOption from './migrations/0060-carrier-option.ts'
import * as shipmentNumbers from './migrations/0061-shipment-numbers.ts'
import * as deskSearch from './migrations/0062-desk-search.ts'
import * as credits from './migrations/0063-credits.ts'
import * as payments from './migrations/0064-payments.ts'
import * as orderSearch from './migrations/0066-order-search.ts'
import * as tagMarkup from './migrations/0067-tag-markup.ts'
import * as papers from './migrations/0068-papers.ts'
import * as ordersAtTheDesk from './migrations/0070-orders-at-the-desk.ts'

const migrations = {
  '0001-shop': shop,
  '0002-refusals': refusals,
  '0003-reset-codes': resetCodes,
  '0004-volume-requests': volumeRequests,
  '0005-clean-up': cleanUp,
  '0006-content': content,
  '0007-staff': staff,
  '0008-jobs': jobs,
  '0009-age': age,
  '0010-settings': settings,
  '0011-unsent': unsent,
  '0012-draft-versions': draftVersions,
  '0013-bot-check': botCheck,
  '0014-content-keys': contentKeys,
  '0016-mail': mail,
  '0017-order-events': orderEvents,
  '0022-shipments': shipments,
  '0023-order-lines': orderLines,
  '0024-customer-documents': customerDocuments,
  '0025-sheet-jobs': sheetJobs,
  '0032-texts': texts,
  '0033-desk-decisions': deskDecisions,
  '0034-order-desk': orderDesk,
  '0036-product-imports': productImports,
  '0040-shows': shows,
  '0041-import-additions': importAdditions,
  '0042-declined-refunds': declinedRefunds,
  '0043-sold-products': soldProducts,
  '0044-flow': flow,
  '0045-acting-staff': actingStaff,
  '0046-message-customers': messageCustomers,
  '0047-known-staff-browsers': knownStaffBrowsers,
  '0048-browsers-by-hash': browsersByHash,
  '0049-default-rows': defaultRows,
  '0050-low-stock': lowStock,
  '0051-normal-emails': normalEmails,
  '0052-undone-imports': undoneImports,
  '0053-product-media': productMedia,
  '0054-product-history': productHistory,
  '0056-stock-alerts': stockAlerts,
  '0057-newsletter': newsletter,
  '0058-level-files': levelFiles,
  '0059-goods-as-bought': goodsAsBought,
  '0060-carrier-option': carrierOption,
  '0061-shipment-numbers': shipmentNumbers,
  '0062-desk-search': deskSearch,
  '0063-credits': credits,
  '0064-payments': payments,
  '0066-order-search': orderSearch,
  '0067-tag-markup': tagMarkup,
  '0068-papers': papers,
  '0070-orders-at-the-desk': ordersAtTheDesk,
}

/**
 * Migrates the database to the newest schema; safe when several processes start at once. A database that a later version
 * has migrated already stays as it is, so that this version can start again during a rolling update.
 */
export async function migrateToLatest<T>(db: Kysely<T>): Promise<readonly string[]> {
  if (await isLater(db)) return []
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('the migration failed', { cause: error })
  return (results ?? []).map((result) => result.migrationName)
}

/** Migrates an empty database to the schema of these migrations; false when they are not the first of this version. */
export async function migrateAsOf<T>(db: Kysely<T>, names: readonly string[]): Promise<boolean> {
  const first = Object.keys(migrations).slice(0, names.length)
  const last = names.at(-1)
  if (last === undefined || first.join() !== names.join()) return false
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(last)
  if (error) throw error instanceof Error ? error : new Error('the migration failed', { cause: error })
  return true
}

/** Whether every migration of this version has run, and others that it does not know. */
async function isLater<T>(db: Kysely<T>): Promise<boolean> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as table`.execute(db)
  if (found[0]?.table === null) return false
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const run = new Set(rows.map(({ name }) => name))
  return run.size > Object.keys(migrations).length && Object.keys(migrations).every((name) => run.has(name))
}
