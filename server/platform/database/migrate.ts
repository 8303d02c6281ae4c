import type { Db, Transaction } from './db.ts'
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
import * as events from './migrations/0072-events.ts'
import * as feed from './migrations/0073-feed.ts'
import * as cybersource from './migrations/0076-cybersource.ts'
import * as webhooks from './migrations/0079-webhooks.ts'
import * as samplePhoneNumbers from './migrations/0080-sample-phone-numbers.ts'
import { inTransaction } from './transaction.ts'

export const migrations: Readonly<Record<string, { readonly up: (db: Db) => Promise<void> }>> = {
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
  '0072-events': events,
  '0073-feed': feed,
  '0076-cybersource': cybersource,
  '0079-webhooks': webhooks,
  '0080-sample-phone-numbers': samplePhoneNumbers,
}

/** In the order in which they run. */
const NAMES = Object.keys(migrations).toSorted()

/**
 * Migrates the database to the newest schema, or leaves it as it is; safe when several processes start at once. A database
 * that a later version has migrated already stays as it is, so that this version can start again during a rolling update.
 * Resolves with the names of the migrations that ran.
 */
export const migrateToLatest = (db: Db): Promise<readonly string[]> =>
  inTransaction(db, (trx) => migrate(trx, NAMES))

/** Migrates an empty database to the schema of these migrations; false when they are not the first of this version. */
export async function migrateAsOf(trx: Transaction, names: readonly string[]): Promise<boolean> {
  const first = NAMES.slice(0, names.length)
  if (names.length === 0 || first.join() !== names.join()) return false
  await migrate(trx, names)
  return true
}

/** Table, columns and lock are those of Kysely's Migrator, which earlier versions used. */
const LOCK = '3853314791062309107'
const CREATE_TABLE =
  'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)'

interface Recorded {
  readonly name: string
  /** ISO 8601, in UTC */
  readonly timestamp: string
}

async function migrate(trx: Transaction, wanted: readonly string[]): Promise<readonly string[]> {
  await trx.query('select pg_advisory_xact_lock($1)', [LOCK])
  const recorded = await readRecorded(trx)
  const names = recorded.map(({ name }) => name)
  const isLater = names.length > wanted.length && wanted.every((name) => names.includes(name))
  if (isLater) return []
  refuseOtherOrder(names, wanted)
  const missing = wanted.slice(names.length)
  // the order of the records is that of their times, also when the clock was set back
  let last = Date.parse(recorded.at(-1)?.timestamp ?? '') || 0
  for (const name of missing) {
    await migrations[name]?.up(trx)
    last = Math.max(Date.now(), last + 1)
    const values = [name, new Date(last).toISOString()]
    await trx.query('insert into kysely_migration (name, timestamp) values ($1, $2)', values)
  }
  return missing
}

async function readRecorded(trx: Transaction): Promise<readonly Recorded[]> {
  const [found] = await trx.query<{ oid: number | null }>(
    `select to_regclass('kysely_migration')::oid as oid`,
  )
  if (found?.oid === null) await trx.query(CREATE_TABLE)
  return trx.query<Recorded>(
    'select name, timestamp from kysely_migration order by timestamp, name collate "C"',
  )
}

/** What has run must be the first of these migrations: none unknown, none left out. */
function refuseOtherOrder(names: readonly string[], wanted: readonly string[]): void {
  const unknown = names.find((name) => !wanted.includes(name))
  if (unknown !== undefined)
    throw new Error(`The database has run the migration ${unknown}, which this version does not have.`)
  const index = names.findIndex((name, position) => name !== wanted[position])
  if (index >= 0)
    throw new Error(
      `The database has run the migration ${names[index]} without ${wanted[index]}, which comes before it.`,
    )
}
