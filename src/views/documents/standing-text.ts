import type { CustomerDocument, DocumentKind, Standing } from '#contract/documents/customer-documents.ts'
import type { BadgeProps } from '#src/ui/display/badge.tsx'

interface StandingText {
  readonly badge: string
  readonly tone: NonNullable<BadgeProps['tone']>
  readonly text: string
}

export const KIND_TITLES: Readonly<Record<DocumentKind, string>> = {
  authorization: 'Authorization for professional use',
  insurance: 'Insurance',
}

const MISSING: Readonly<Record<DocumentKind, string>> = {
  authorization:
    'Products for professional use are sold to licensed buyers. Send your license or permit once.',
  insurance: 'Optional, unless we ask you for it: send a certificate to keep it on file.',
}

const day = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const moment = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'America/Chicago',
})

/** "June 30, 2027" of an ISO day. */
export const lastDayText = (iso: string): string => day.format(new Date(`${iso}T12:00:00Z`))

/** "June 30, 2027" of an ISO moment, in central time. */
export const sentText = (iso: string): string => moment.format(new Date(iso))

export function standingText(kind: DocumentKind, standing: Standing): StandingText {
  switch (standing.state) {
    case 'missing':
      return { badge: 'Missing', tone: 'neutral', text: MISSING[kind] }
    case 'review':
      return { badge: 'In review', tone: 'info', text: 'We look at it and e-mail you what we decide.' }
    case 'approved':
      return {
        badge: 'Approved',
        tone: 'success',
        text: standing.until === null ? 'It has no last day.' : `Until ${lastDayText(standing.until)}.`,
      }
    case 'expiresSoon':
      return {
        badge: 'Expires soon',
        tone: 'warn',
        text: `Approved until ${lastDayText(standing.until)}. Send the new one before that day.`,
      }
    case 'expired':
      return {
        badge: 'Expired',
        tone: 'danger',
        text: `It was approved until ${lastDayText(standing.until)}. Send the new one.`,
      }
    case 'refused':
      return {
        badge: 'Refused',
        tone: 'danger',
        text: `${asSentence(standing.reason)} Send another one.`,
      }
    default:
      return standing satisfies never
  }
}

/** Staff may leave out the full stop, and more follows. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

interface StateText {
  readonly label: string
  readonly tone: NonNullable<BadgeProps['tone']>
}

/** Of a document that was sent. */
export const stateText = ({
  state,
  is_expired: isExpired,
}: Pick<CustomerDocument, 'state' | 'is_expired'>): StateText =>
  state === 'approved' && isExpired ? { label: 'Expired', tone: 'danger' } : STATES[state]

const STATES: Readonly<Record<CustomerDocument['state'], StateText>> = {
  review: { label: 'In review', tone: 'info' },
  approved: { label: 'Approved', tone: 'success' },
  refused: { label: 'Refused', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
}

/** "84 KB", "1.2 MB" */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
