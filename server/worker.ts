import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { findShop } from './staff/admin-cli/find-shop.ts'
import { readConfig } from './platform/config.ts'
import { outgoingConversions } from './site/conversions/outgoing-conversions.ts'
import { migrateToLatest } from './platform/database/migrate.ts'
import { NO_TIMEOUTS, openDatabase } from './platform/database/open.ts'
import { LOCAL_RECEIVERS, PUBLIC_RECEIVERS } from './platform/http/post-to-receiver.ts'
import { outgoingWebhooks } from './platform/webhooks/outgoing-webhooks.ts'
import { outgoingSheets } from './sheets/outgoing-sheets.ts'
import { createRasterizing } from './catalogue/artwork/rasterizing.ts'
import { createPictureReaders } from './content/picture-readers.ts'
import { createTagPictures } from './sheets/tag-pictures.ts'
import { createSheetRenderer } from './sheets/sheet-renderer.ts'
import { openJobs } from './platform/jobs/open-jobs.ts'
import { outgoingEmails } from './site/mail/emails.ts'
import { outgoingTexts } from './site/mail/texts.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { createMetrics } from './platform/health/metrics.ts'
import { serveMetrics } from './platform/health/serve-metrics.ts'
import { explainStartError } from './platform/explain-start-error.ts'
import { METRICS, refuseTakenPorts } from './platform/start/ports.ts'
import { processLogs } from './start/process-log.ts'
import { onStop } from './start/stopping.ts'

/** `npm run worker`: does what shop processes with SHOP_WORKER=off have written. */
const { log } = processLogs
const now = () => new Date()

try {
  const { databaseUrl, secret } = await findShop(process.env)
  const { dataDir, smtpUrl, isProduction, hasLocalWebhooks, metrics } = readConfig(process.env)
  const receiving = hasLocalWebhooks ? LOCAL_RECEIVERS : PUBLIC_RECEIVERS
  if (metrics) await refuseTakenPorts(metrics.host, [metrics.port], METRICS)
  await migrate(databaseUrl)
  const db = openDatabase(databaseUrl, 2)
  onStop.add(() => db.destroy())
  const mailer = openMailer({ smtpUrl, folder: join(dataDir, 'outbox'), log, now })
  const store = { folder: join(dataDir, 'artwork'), rasterizing: createRasterizing() }
  const sheets = createSheetRenderer(createTagPictures(createPictureReaders(db, store).images))
  onStop.add(() => sheets.close())
  const tables = [
    outgoingSheets(db, sheets, now),
    outgoingEmails(db, mailer.deliver, now, isProduction),
    outgoingTexts(db, mailer.deliverText, now),
    outgoingConversions(db, now),
    outgoingWebhooks(db, { secret: secret(), receiving, now }),
  ]
  if (metrics) {
    const served = await serveMetrics(metrics, { metrics: createMetrics(), db, log })
    onStop.add(() => served.close())
    log(`Metrics: ${served.url}`, 'info')
  }
  const jobs = openJobs({ databaseUrl, db, tables, isWorker: true, now, log })
  onStop.add(() => jobs.close())
  log(
    'The worker sends e-mails, text messages, webhooks and conversions and makes sheets. Press Ctrl-C to stop.',
    'info',
  )
  flushCompileCache()
} catch (error) {
  log(explainStartError(error), 'error')
  await onStop.stop(1)
}

/** Before the queue starts: it would create its schema itself, and the migration that creates it would fail. */
async function migrate(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, 2, NO_TIMEOUTS)
  try {
    await migrateToLatest(db)
  } finally {
    await db.destroy()
  }
}
