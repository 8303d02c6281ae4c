import { isLabelKind, isLevelKind, KEPT_DAYS } from '#contract/sheets/documents.ts'
import type { Db } from '#server/platform/database/db.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { HttpError, notFound } from '#server/platform/http/http-error.ts'
import type { Outgoing } from '#server/platform/jobs/outgoing.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { readSettings } from '#server/site/settings-reader.ts'
import { headOf } from './documents-of-level.ts'
import { labelFileName, labelSheet } from './documents-of-lines.ts'
import {
  beginAttempt,
  claimSheetJobs,
  failSheetJob,
  finishAttempt,
  insertSheetFile,
  reclaimSheetJobs,
} from './sheet-job-rows.ts'
import { levelFileName, levelSheet } from './price-files.ts'
import { readPricedLevel } from './priced-rows.ts'
import type { Sheet } from './sheet.ts'
import type { SheetRenderer } from './sheet-renderer.ts'
import { sourceLines } from './source-lines.ts'

/** After 5, 10, 20, 40 and 80 seconds. */
const RETRY_LIMIT = 5
/** More than the queue gives: attempts that ended with their process count as well. */
const MOST_ATTEMPTS = 10

/** The sheets that are made by a job: file, state and e-mail are written in one transaction. */
export function outgoingSheets(db: Db, sheets: SheetRenderer, now: () => Date): Outgoing {
  const giveUp = async (key: string) => {
    await inTransaction(db, async (trx) => {
      const [failed] = await failSheetJob(trx, { id: key, now: now() })
      if (!failed) return
      const message = { kind: 'jobFailed', job_id: key, label: failed.label } as const
      await writeMessageTo(trx, failed.customer_id, message, now())
    })
  }
  return {
    queue: 'sheet',
    retryLimit: RETRY_LIMIT,
    claim: claimSheetJobs,
    reclaim: reclaimSheetJobs,
    giveUp: (_, { key }) => giveUp(key),
    send: async (key) => {
      const [attempt] = await beginAttempt(db, { id: key })
      if (!attempt) return
      if (attempt.attempts > MOST_ATTEMPTS) return giveUp(key)
      const made = await make(db, sheets, attempt, now)
      if (made === null) return giveUp(key)
      await store(db, { ...made, id: key, attempt, now: now() })
    },
  }
}

type Attempt = Awaited<ReturnType<typeof beginAttempt>>[number]

/** Null when the order or cart is gone or has no products left, or the customer has another level. */
async function make(db: Db, sheets: SheetRenderer, attempt: Attempt, now: () => Date): Promise<Made | null> {
  try {
    const { sheet, name } = await sheetOf(db, attempt, now)
    const bytes = await sheets.render(`customer ${attempt.customer_id}`, null, () => sheet)
    return { name, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) }
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

/** Throws 404 when it is gone or has no products left. */
async function sheetOf(
  db: Db,
  {
    project_id: projectId,
    customer_id: customerId,
    level_id: priceLevelId,
    source,
    source_id,
    kind,
  }: Attempt,
  now: () => Date,
): Promise<{ readonly sheet: Sheet; readonly name: string }> {
  const { store: settings } = await readSettings(db, projectId)
  const head = headOf(projectId, settings, now())
  if (source !== 'level' && isLabelKind(kind)) {
    const lines = await sourceLines(db, { projectId, customerId, priceLevelId, source, id: source_id })
    if (lines.lines.length === 0) throw notFound()
    return { sheet: labelSheet(head, kind, lines), name: labelFileName(source, source_id, kind) }
  }
  const isOwn = source === 'level' && isLevelKind(kind) && source_id === priceLevelId
  const level = isOwn ? await readPricedLevel(db, { projectId, levelId: source_id }) : null
  if (!isLevelKind(kind) || level === null) throw notFound()
  const { version, products, name } = level
  const sheet = levelSheet(kind, { head, projectId, level: { id: source_id, name }, version, products })
  return { sheet, name: levelFileName(kind, projectId, level) }
}

interface Made {
  /** of the file */
  readonly name: string
  readonly bytes: Buffer
}

interface Stored extends Made {
  readonly id: string
  readonly attempt: Attempt
  readonly now: Date
}

/** Nothing when a later attempt has begun, which stores its own. */
async function store(db: Db, { id, attempt, name, bytes, now }: Stored): Promise<void> {
  const { attempts, customer_id, label } = attempt
  const keptUntil = new Date(now.getTime() + KEPT_DAYS * DAY)
  await inTransaction(db, async (trx) => {
    const [finished] = await finishAttempt(trx, { id, attempts, state: 'done', now })
    if (!finished) return
    await insertSheetFile(trx, { id, name, bytes })
    const message = { kind: 'jobDone', job_id: id, label, kept_until: centralTime(keptUntil).day } as const
    await writeMessageTo(trx, customer_id, message, now)
  })
}

const DAY = 86_400_000
