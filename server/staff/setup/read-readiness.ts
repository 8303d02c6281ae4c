import { CONSUMER_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { SHOP_NAMES } from '#contract/platform/shop-names.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  array,
  int4,
  int4Of,
  jsonb,
  nullable,
  text,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { isInTime, readPages } from '#server/content/entry-rows.ts'
import { storefrontContent } from '#server/content/storefront-content.ts'
import { findLegalPage, LEGAL_FILES, legalTextOf } from '#server/sheets/public-files/legal-page.ts'
import { LEGAL_FACTS } from '#server/site/legal-facts.ts'
import type { SettingValue } from '#server/site/setting-rules.ts'
import { DEFAULT_STREET } from '#server/site/setting-table.ts'
import { publicFilesOwner } from './public-files-owner.ts'
import type { ReadinessFacts } from './readiness.ts'
import { type Answers, SETUP_FIELDS } from './setup-fields.ts'

/** What is set outside of the database, by environment variables. */
export type Environment = Pick<ReadinessFacts, 'hasMailServer' | 'cardGateway' | 'trustedProxies'>

const selectSettings = statement({
  name: 'setup-settings',
  sql: `select project_id, key, value from settings where project_id = any(:projectIds) and key = any(:keys)`,
  params: { projectIds: array(int4), keys: array(text) },
  row: { project_id: int4Of<ProjectId>(), key: text, value: jsonb<SettingValue>() },
})
const countGoods = statement({
  name: 'setup-goods',
  sql: `select p.project_id, count(*)::int as products, count(distinct p.category_id)::int as categories,
     (count(*) filter (where not exists (select from product_media m where m.product_id = p.id)))::int as without_photo
   from products p where p.active and exists (select from prices r where r.product_id = p.id)
   group by p.project_id`,
  row: { project_id: int4, products: int4, categories: int4, without_photo: int4 },
})
/** What the default pages name, besides the shop at the end of their titles. */
const selectSamplePages = statement({
  name: 'setup-sample-pages',
  sql: `select project_id, key from entries where kind = 'page' and exists (
     select from unnest(:words::text[]) word where position(word in replace(body::text, :ending::text, '')) > 0)
   order by key`,
  params: { words: array(text), ending: text },
  row: { project_id: int4, key: text },
})
const SHOP = SHOP_NAMES[CONSUMER_PROJECT]
const SAMPLES = {
  words: [SHOP, DEFAULT_STREET, ...Object.values(LEGAL_FACTS).map(({ phone }) => phone)],
  ending: ` | ${SHOP}`,
}
const countStaff = statement({
  name: 'setup-staff',
  sql: 'select count(*)::int as n from staff where removed_at is null',
  row: { n: int4 },
})
const countCarriers = statement({
  name: 'setup-carriers',
  sql: 'select count(*)::int as n from carriers where active',
  row: { n: int4 },
})
const countKeptEmails = statement({
  name: 'setup-kept-emails',
  sql: `select project_id, count(*)::int as n from emails where sent_at is null and job_id is null
   group by project_id`,
  row: { project_id: nullable(int4), n: int4 },
})
const selectLastBackup = statement({
  name: 'setup-last-backup',
  sql: `select max(at) as at from staff_audit where action = 'backup'`,
  row: { at: nullable(timestamptz) },
})

/** Also what is not asked for: the files that checkout links. */
const READ_KEYS = [
  ...SETUP_FIELDS.map(({ key }) => key),
  'aws_public_files_path',
  'terms_of_use_filename',
  'privacy_policy_filename',
]

/** Every worker writes when it last looked after a queue. */
const selectWorkerSilence = statement({
  name: 'setup-worker-silence',
  sql: 'select extract(epoch from now() - max(monitor_on))::int as seconds from pgboss.queue',
  row: { seconds: nullable(int4) },
})

/** The present answers of a storefront. */
export async function answersOf(
  db: Db,
  projectIds: readonly ProjectId[],
): Promise<ReadonlyMap<ProjectId, Answers>> {
  const rows = await selectSettings(db, { projectIds, keys: READ_KEYS })
  return new Map(
    projectIds.map((projectId) => {
      const own = rows.filter((row) => row.project_id === projectId)
      return [projectId, Object.fromEntries(own.map(({ key, value }) => [key, value]))]
    }),
  )
}

export async function readReadiness(
  db: Db,
  projectIds: readonly ProjectId[],
  environment: Environment,
  now: Date,
): Promise<ReadinessFacts> {
  const answers = await answersOf(db, projectIds)
  const goods = await countGoods(db)
  const [staff] = await countStaff(db)
  const [carriers] = await countCarriers(db)
  const samplePages = await selectSamplePages(db, SAMPLES)
  const legalFiles = await readLegalFiles(db, now)
  const filesAt = (owner: ProjectId | null) => (owner === null ? null : legalFiles(owner))
  const kept = await countKeptEmails(db)
  const [backup] = await selectLastBackup(db)
  const [worker] = await selectWorkerSilence(db)
  return {
    ...environment,
    storefronts: projectIds.map((projectId) => {
      const own = goods.find((row) => row.project_id === projectId)
      return {
        projectId,
        settings: answers.get(projectId) ?? {},
        pricedProducts: own?.products ?? 0,
        categories: own?.categories ?? 0,
        withoutPhoto: own?.without_photo ?? 0,
        samplePages: samplePages.filter((row) => row.project_id === projectId).map(({ key }) => key),
        legalFiles: filesAt(publicFilesOwner(projectId, answers)),
        keptEmails: kept.find((row) => row.project_id === projectId)?.n ?? 0,
      }
    }),
    staff: staff?.n ?? 0,
    carriers: carriers?.n ?? 0,
    lastBackup: backup?.at ?? null,
    workerSilence: worker?.seconds ?? null,
    now,
  }
}

/** Finds the names of the legal files of a storefront that visitors find a text in. */
async function readLegalFiles(db: Db, now: Date): Promise<(projectId: ProjectId) => readonly string[]> {
  const pages = await readPages(
    db,
    [...LEGAL_FILES.values()].map(({ path }) => path),
  )
  const current = pages.filter((row) => isInTime(row, now.getTime()))
  return (projectId) => {
    const own = current.filter((row) => row.project_id === projectId)
    const content = storefrontContent(own, () => undefined)
    return [...LEGAL_FILES.keys()].filter((file) => {
      const page = findLegalPage(content, file)
      return page !== null && legalTextOf(page, file) !== null
    })
  }
}
