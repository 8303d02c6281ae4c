import { isSignedBy } from '#tests/support/receiver.ts'
import type { Arrival } from './receivers.ts'

/** in milliseconds; between reading a secret and writing the time of a signature */
const SETTLING = 2_000
/** in milliseconds; how old a signature may be, as the libraries of Standard Webhooks have it */
const TOLERANCE = 300_000
const SECOND = 1_000

interface Secret {
  readonly value: string
  readonly from: number
  until: number
}

/** The secrets of a webhook, as its receiver is told of them. */
export class Secrets {
  readonly #secrets: Secret[] = []

  add(value: string): void {
    this.#secrets.push({ value, from: Date.now(), until: Infinity })
  }

  /** All but the newest sign no more. */
  endOld(): void {
    const now = Date.now()
    for (const secret of this.#secrets.slice(0, -1)) secret.until = Math.min(secret.until, now)
  }

  get count(): number {
    return this.#secrets.length
  }

  /** Whether every secret that was valid when it was signed verifies it, one at least, and none that was no longer valid. */
  verify(arrival: Arrival): boolean {
    const signedAt = Number(arrival.headers['webhook-timestamp']) * SECOND
    if (!(Math.abs(arrival.at - signedAt) <= TOLERANCE)) return false
    const signed = this.#secrets.filter(({ value }) => isSignedBy(value, arrival))
    const due = this.#secrets.filter(
      ({ from, until }) => from + SETTLING <= signedAt && signedAt + SECOND + SETTLING <= until,
    )
    const ended = signed.some(({ until }) => until + SETTLING <= signedAt)
    return signed.length > 0 && !ended && due.every((each) => signed.includes(each))
  }
}
