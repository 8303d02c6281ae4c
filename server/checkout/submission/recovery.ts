import { int4, text, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { settlePending } from '#server/platform/gateway/settle-pending.ts'
import { unlessAborted } from '#server/platform/gateway/with-timeout.ts'
import { describeError } from '#server/platform/http/to-http-error.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { type Settlement, settle } from './settle.ts'

/** milliseconds */
const PERIOD = 30_000
const OLD_ENOUGH = 60_000

/** All of them: those of which the gateway cannot tell yet hold up no newer one. */
const selectOld = statement({
  name: 'recovery-pending',
  sql: `select id, payment_method, amount_cents from submissions where state = 'pending' and created_at <= :until
   order by created_at`,
  params: { until: timestamptz },
  row: { id: uuid, payment_method: text, amount_cents: int4 },
})

export interface RecoveryParts extends Pick<ServerDeps, 'db' | 'gateway' | 'now' | 'log'> {
  /** aborted: the gateway is not waited for, and the submissions stay pending */
  readonly signal?: AbortSignal
}

export interface Recovery {
  stop(): Promise<void>
}

/** Settles abandoned submissions, at startup and every 30 seconds. */
export function startRecovery(parts: RecoveryParts, period = PERIOD): Recovery {
  let timer: NodeJS.Timeout | null = null
  const stopped = new AbortController()
  const run = async () => {
    try {
      await recoverOnce({ ...parts, signal: stopped.signal })
    } catch (error) {
      parts.log(`recovery of orders failed: ${describeError(error)}`)
    }
    if (stopped.signal.aborted) return
    timer = setTimeout(() => {
      running = run()
    }, period)
    timer.unref()
  }
  let running = run()
  return {
    stop: async () => {
      stopped.abort()
      if (timer) clearTimeout(timer)
      await running
    },
  }
}

/** Resolves with the number of settled submissions. A failure is logged and retried in the next run. */
export async function recoverOnce(parts: RecoveryParts): Promise<number> {
  const { db, now } = parts
  const rows = await selectOld(db, { until: new Date(now().getTime() - OLD_ENOUGH) })
  return settlePending(rows, { ...parts, name: 'submission' }, async (row) => {
    const needsCard = row.payment_method === 'credit_card' && row.amount_cents > 0
    const settlement: Settlement = needsCard
      ? await askGateway(parts, row.id)
      : { kind: 'approved', reference: null }
    await settle(db, { submissionId: row.id, cardTry: [] }, settlement, now(), 'byEmail')
    return true
  })
}

/**
 * A charge that the gateway does not have is reversed by its key, so that the gateway also rejects it should it arrive later.
 * Rejects while the gateway cannot tell.
 */
async function askGateway({ gateway, signal }: RecoveryParts, key: string): Promise<Settlement> {
  const found = await unlessAborted(gateway.lookup(key), signal)
  if (found?.kind === 'approved' || found?.kind === 'declined') return found
  if (found?.kind === 'unknown') throw new Error('the gateway cannot tell yet whether the card was charged')
  await unlessAborted(gateway.reverse(key), signal)
  return { kind: 'failed' }
}
