import { normalEmail } from '#contract/platform/email.ts'
import { textOf } from '#contract/site/settings.ts'
import type { CallContext } from '#server/platform/http/handler.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { writeEmail } from '#server/site/mail/emails.ts'
import { countEvents, type Limit } from '#server/platform/http/rate-limit.ts'

const TEN_MINUTES = 600
const HOUR = 3_600

/** Throws 429 over a limit: one sender sends few, and all together cannot fill the mailbox of the shop. */
export async function admitMessage(form: string, { db, now, ...sender }: CallContext): Promise<void> {
  await countEvents(db, limitsOf(form, sender), now())
}

/** A customer who is logged in has limits apart from those of visitors, so that nobody can keep them from writing. */
function limitsOf(
  form: string,
  { address, projectId, session }: Pick<CallContext, 'address' | 'projectId' | 'session'>,
): readonly Limit[] {
  const few = { events: 5, seconds: TEN_MINUTES }
  const many = { events: 300, seconds: HOUR }
  if (session !== null)
    return [
      { key: `${form}-by:${session.customerId}`, ...few },
      { key: `${form}:${projectId}:customers`, ...many },
    ]
  return [
    { key: `${form}-from:${address}`, ...few },
    { key: `${form}:${projectId}`, ...many },
  ]
}

interface EmailToShop {
  readonly subject: string
  /** the e-mail address that the visitor typed */
  readonly sender: string
  /** a line each, by name */
  readonly fields: Readonly<Record<string, string>>
  /** as the visitor typed it, below the fields */
  readonly text?: string
}

/** Writes an e-mail to the address of the storefront. A customer who is logged in is named in it; 503 without such an address. */
export async function emailToShop(
  { db, shop, projectId, session, now }: CallContext,
  { subject, sender, fields, text: typed }: EmailToShop,
): Promise<void> {
  const recipient = textOf(shop.settings.current(projectId).store, 'email')
  if (recipient === '') {
    shop.log(`a message to the storefront ${projectId} was refused: its setting email is empty`)
    throw new HttpError(503, ['We cannot take messages here at the moment. Please call us.'])
  }
  const customer = session === null ? [] : [`Customer ${session.customerId}`]
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${inLine(value)}`)
  const body = [...customer, ...lines, ...(typed === undefined ? [] : ['', typed]), ''].join('\n')
  await writeEmail(db, {
    key: `message:${crypto.randomUUID()}`,
    recipient,
    customerId: session?.customerId ?? null,
    sender: normalEmail(sender),
    projectId,
    subject,
    body,
    now: now(),
  })
  shop.jobs.wake()
}

/** Without a line break nobody can write another line of the e-mail. */
const inLine = (value: string): string => value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
