/** What an e-mail says, without its appearance; both of its bodies are made from this. */
export interface MailContent {
  readonly subject: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[] }
  | { readonly kind: 'lines'; readonly title: string; readonly lines: readonly Line[] }
  | { readonly kind: 'totals'; readonly rows: readonly Fact[] }
  | { readonly kind: 'link' | 'quietLink'; readonly label: string; readonly href: string }

/** A value of several lines, such as an address, is a list. */
export type Fact = readonly [label: string, value: string | readonly string[]]

interface Line {
  readonly model: string
  readonly name: string
  readonly note: string
  /** empty: none is shown */
  readonly amount: string
}

/** The storefront that sends, from its settings. */
export interface Sender {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly address: string
  /** somebody reads the replies to e-mails */
  readonly takesReplies: boolean
  /** null: the setting `public_url` is empty, and e-mails have no links to the shop */
  readonly origin: string | null
}

export const paragraph = (text: string): Block => ({ kind: 'text', text })

export const facts = (...rows: readonly (Fact | null)[]): Block => ({
  kind: 'facts',
  rows: rows.filter((row) => row !== null),
})

/** Null: there is nothing to say. */
export const fact = (label: string, value: string | readonly string[] | null | undefined): Fact | null => {
  const lines = [value ?? []].flat().filter((line) => line.trim() !== '')
  return lines.length === 0 ? null : [label, lines]
}

/** A link to a page of the shop, where its address is known. */
export const shopLink = ({ origin }: Sender, label: string, path: `/${string}`): readonly Block[] =>
  origin === null ? [] : [{ kind: 'link', label, href: `${origin}${path}` }]

/** The same for what few look for, such as a way to get no more of these e-mails. */
export const quietLink = ({ origin }: Sender, label: string, path: `/${string}`): readonly Block[] =>
  origin === null ? [] : [{ kind: 'quietLink', label, href: `${origin}${path}` }]

/** How to reach the shop, beside a reply, which not every shop reads. */
export const contactOf = ({ phone, email }: Sender): string =>
  [phone === '' ? null : `call ${phone}`, email === '' ? null : `write to ${email}`]
    .filter((way) => way !== null)
    .join(' or ')

const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Chicago',
})

/** A moment in ISO 8601 as June 20, 2026 at 10:30 AM, Central time. */
export const momentText = (moment: string): string => `${MOMENT.format(new Date(moment))}, Central time`
