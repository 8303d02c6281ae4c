import type { Db } from '#server/platform/database/db.ts'
import { receiverUrl } from '#server/platform/http/receiver-url.ts'
import { type Outgoing, outgoingTable } from '#server/platform/jobs/outgoing.ts'
import { selectConversion } from './conversion.ts'

const TIMEOUT = 10_000

/**
 * Sends conversions to the setting `conversion_url`: the event, its own id, an amount, and nothing about the person. The
 * id is unique, so that the receiver can drop one that is sent again after a lost response.
 */
export function outgoingConversions(db: Db, now: () => Date): Outgoing {
  return {
    queue: 'conversion',
    claim: conversions.claim,
    reclaim: conversions.reclaim,
    giveUp: conversions.giveUp,
    send: async (key) => {
      const [row] = await selectConversion(db, { key })
      if (!row) return
      const url = receiverUrl(row.url ?? '')
      if (!url) throw new Error('conversion_url is no https address')
      const event = {
        id: row.conversion_id,
        event: key.split(':')[0],
        transaction_id: key,
        ...(row.value === null ? {} : { value: row.value / 100, currency: 'USD' }),
      }
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      })
      if (!response.ok) throw new Error(`the receiver of conversions answered ${response.status}`)
      await conversions.markSent(db, { key, now: now() })
    },
  }
}

const conversions = outgoingTable('conversions', 'conversion')
