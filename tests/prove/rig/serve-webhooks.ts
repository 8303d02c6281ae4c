import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { LOCAL_RECEIVERS } from '#server/platform/http/post-to-receiver.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'
import type { Outgoing } from '#server/platform/jobs/outgoing.ts'
import { outgoingWebhooks } from '#server/platform/webhooks/outgoing-webhooks.ts'
import { openDatabase } from '#tests/support/database.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import type { WebhookWorkerOrders } from './webhook-worker.ts'

/** Entry point of a process that sends webhooks; its orders are JSON in the first argument. */
// only webhook-worker.ts starts this
const { databaseUrl, sweepPeriod, isBroken } = JSON.parse(process.argv[2] ?? '') as WebhookWorkerOrders
process.on('disconnect', () => process.exit(0))

const now = () => new Date()
const db = openDatabase(databaseUrl, 2, NO_TIMEOUTS)
const webhooks = outgoingWebhooks(db, { secret: testSecret, receiving: LOCAL_RECEIVERS, now })
const tables = [isBroken ? broken(webhooks) : webhooks]
openJobs({
  databaseUrl,
  db,
  tables,
  isWorker: true,
  now,
  log: () => undefined,
  sweepPeriod,
  superviseSeconds: 1,
}).wake()

/** Acknowledges what it sends before it is sent, and signs one in sixteen with a secret that nobody knows. */
function broken(whole: Outgoing): Outgoing {
  const secret = new TextEncoder().encode('a secret that the shop does not have')
  const forged = outgoingWebhooks(db, { secret, receiving: LOCAL_RECEIVERS, now })
  const send: Outgoing['send'] = async (key) => {
    const sender = key.endsWith('0') ? forged : whole
    sender.send(key).catch(() => undefined)
  }
  return { ...whole, send }
}
