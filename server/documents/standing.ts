import { EXPIRES_SOON_DAYS, type Standing } from '#contract/documents/customer-documents.ts'
import { dayAfter } from '#server/platform/central-time.ts'

export interface StandingDocument {
  readonly state: 'review' | 'approved' | 'refused' | 'withdrawn'
  readonly expires_on: string | null
  readonly reason: string | null
}

/**
 * What the documents of one kind amount to: one that is approved counts before a newer one that is not. Without one the
 * newest tells.
 * @param documents the newest first
 */
export function standingOf(documents: readonly StandingDocument[], today: string): Standing {
  const approved = documents.filter(({ state }) => state === 'approved')
  const valid = approved.filter(({ expires_on }) => expires_on === null || expires_on >= today)
  if (valid.length > 0) return untilLast(valid, today)
  const newest = documents.find(({ state }) => state !== 'withdrawn')
  if (!newest) return { state: 'missing' }
  switch (newest.state) {
    case 'withdrawn':
      return { state: 'missing' }
    case 'review':
      return { state: 'review' }
    case 'refused':
      return { state: 'refused', reason: newest.reason ?? '' }
    case 'approved':
      return { state: 'expired', until: newest.expires_on ?? today }
    default:
      return newest.state satisfies never
  }
}

function untilLast(valid: readonly StandingDocument[], today: string): Standing {
  const days = valid.map(({ expires_on }) => expires_on)
  if (days.includes(null)) return { state: 'approved', until: null }
  const until = days.reduce<string>((latest, day) => (day !== null && day > latest ? day : latest), '')
  return until <= dayAfter(today, EXPIRES_SOON_DAYS)
    ? { state: 'expiresSoon', until }
    : { state: 'approved', until }
}
