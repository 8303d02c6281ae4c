import { int4, text, timestamptz, uuid } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import { describeError } from '#server/http/to-http-error.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { type Settlement, settle } from './settle.ts'

/** milliseconds */
const PERIOD = 30_000
const OLD_ENOUGH = 60_000

const selectOld = statement({
  name: 'recovery-pending',
  sql: `select id, payment_method, amount_cents from submissions where state = 'pending' and created_at <= :until
   order by created_at limit 100`,
  params: { until: timestamptz },
  row: { id: uuid, payment_method: text, amount_cents: int4 },
})

export type RecoveryParts = Pick<ServerDeps, 'db' | 'gateway' | 'now' | 'log'>

export interface Recovery {
  stop(): Promise<void>
}

/** Settles abandoned submissions, at startup and every 30 seconds. */
export function startRecovery(parts: RecoveryParts, period = PERIOD): Recovery {
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  const run = async () => {
    try {
      await recoverOnce(parts)
    } catch (error) {
      parts.log(`recovery of orders failed: ${describeError(error)}`)
    }
    if (isStopped) return
    timer = setTimeout(() => {
      running = run()
    }, period)
    timer.unref()
  }
  let running = run()
  return {
    stop: async () => {
      isStopped = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}

/** Resolves with the number of settled submissions. A failure is logged and retried in the next run. */
export async function recoverOnce(parts: RecoveryParts): Promise<number> {
  const { db, now, log } = parts
  const rows = await selectOld(db, { until: new Date(now().getTime() - OLD_ENOUGH) })
  let settled = 0
  for (const row of rows) {
    try {
      const needsCard = row.payment_method === 'credit_card' && row.amount_cents > 0
      const settlement: Settlement = needsCard ? await askGateway(parts, row.id) : { kind: 'approved' }
      await settle(db, { submissionId: row.id, cardTry: [] }, settlement, now(), 'byEmail')
      settled++
    } catch (error) {
      log(`submission ${row.id} is still pending: ${describeError(error)}`)
    }
  }
  return settled
}

/**
 * A charge unknown to the gateway is reversed by its key, so that the gateway also rejects it should it arrive later.
 */
async function askGateway({ gateway }: RecoveryParts, key: string): Promise<Settlement> {
  const found = await gateway.lookup(key)
  if (found?.kind === 'approved') return { kind: 'approved' }
  if (found?.kind === 'declined') return found
  await gateway.reverse(key)
  return { kind: 'failed' }
}
