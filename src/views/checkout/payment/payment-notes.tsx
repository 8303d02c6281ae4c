import { textOf } from '#contract/site/settings.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import * as css from './payment.css.ts'
import { useDeadlines } from './use-deadlines.ts'

/** The payment deadline of each method. */
export function Deadlines() {
  const messages = useDeadlines()
  if (messages.length === 0) return null
  return (
    <ul className={css.deadlines} aria-label="When to pay">
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}

/** The link to apply for credit, for certain price levels; a new window keeps the typed card in this one. */
export function CreditLink() {
  const settings = useAppSettings()
  const { customer } = useSession()
  const levels = textOf(settings, 'show_credit_link_price_levels')
    .split(',')
    .map((level) => level.trim())
  const url = textOf(settings, 'credit_application_url')
  const text = textOf(settings, 'credit_application_link_text')
  const isShown = customer !== null && levels.includes(String(customer.price_levels_id))
  if (!isShown || text === '' || !isSafe(url)) return null
  return (
    <p>
      <a href={url} className={css.credit} target="_blank" rel="noreferrer">
        {text}
      </a>
    </p>
  )
}

const isSafe = (url: string): boolean => /^(https:\/\/|mailto:|\/(?!\/))/.test(url)
