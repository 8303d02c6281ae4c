import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compose } from '#server/site/mail/messages/compose.ts'
import type { Sender } from '#server/site/mail/messages/content.ts'
import { type Message, messageKey } from '#server/site/mail/messages/message.ts'
import { type ShopMessage, shopMessageKey } from '#server/site/mail/messages/shop-message.ts'
import { sampleMessages } from '#tests/support/sample-messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'emberwright-mail-preview-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const sender: Sender = {
  name: 'Emberwright',
  phone: '(417) 555-0140',
  email: 'orders@emberwright.example',
  address: '4200 Lantern Mill Road, Springfield, MO 65803',
  takesReplies: false,
  origin: 'https://shop.example',
}
const each = sampleMessages.map(({ name, message }) => [name, message] as const)

/** What a reader sees of the HTML, in lines. */
const shown = (html: string): readonly string[] =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

test.each(each)('both bodies of %s say the same', (_, message) => {
  const { text, html } = compose(message, sender)
  for (const line of shown(html)) expect(text).toContain(line)
  for (const { groups } of text.matchAll(/: (?<href>https:\S+)$/gm))
    expect(html).toContain(`href="${groups?.['href']?.replaceAll('&', '&amp;')}"`)
})

const pictures = new Map([['EW-1042', 'https://shop.example/images/mail/ozark-thunder.jpg']])

test.each(each)(
  '%s loads only pictures of products, has no script and links only to its shop or the carrier',
  (_, message) => {
    const html = compose(message, sender, pictures).html.replaceAll(
      /<img src="https:\/\/shop\.example\/images\/mail\/ozark-thunder\.jpg" alt="" width="56" height="56" style="[^"]*">/g,
      '',
    )
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object|video|form)\b|url\(|@import|\bsrc=|\son\w+=/i)
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(
        /^https:\/\/(?:shop\.example\/[\w/-]*(?:\?(?:screen|stock)=[\w-]+(?:&amp;id=\d+)?)?|tracking\.example\/ORF-77120045)$/,
      )
  },
)

test.each(each)('%s has no link to the shop while the setting public_url is empty', (_, message) => {
  const { text, html } = compose(message, { ...sender, origin: null })
  expect(`${text}${html}`.replaceAll('https://tracking.example/ORF-77120045', '')).not.toContain('http')
})

test.each(each.filter(([name]) => /^order-(?!declined$|waits-for-documents$)/.test(name)))(
  '%s links to the page of its order in both bodies',
  (_, message) => {
    const { text, html } = compose(message, sender)
    const id = 'order_id' in message ? message.order_id : 0
    const href = `https://shop.example/account/orders/${id}`
    expect(text).toContain(`See your order: ${href}\n`)
    expect(html).toContain(`href="${href}"`)
  },
)

test.each([
  [undefined, 'See your documents: https://shop.example/account/documents'],
  [[7], 'See your order: https://shop.example/account/orders/7'],
  [[7, 8], 'See your orders: https://shop.example/account/orders'],
])('an approved document that releases the orders %s links to what goes on', (orders, link) => {
  const kind = 'documentApproved'
  const base = { kind, document_id: 41, name: 'ATF', expires_on: null } as const
  expect(compose(orders ? { ...base, orders } : base, sender).text).toContain(`${link}\n`)
})

test('every message has a key of its own, except job ready and job failed, of which one is sent', () => {
  const keys = sampleMessages
    .filter(({ name }) => !/-(?:deposit|partly|several)$|^job-failed$/.test(name))
    .map(({ message }) => keyOf(message))
  expect(new Set(keys).size).toBe(keys.length)
})

function keyOf(message: Message | ShopMessage): string {
  switch (message.kind) {
    case 'orderPlaced':
    case 'documentUploaded':
    case 'volumeRequested':
    case 'workFailed':
    case 'stockLow':
      return shopMessageKey(message)
    default:
      return messageKey(message)
  }
}

test('the e-mail to the owner about an order has all that packing it needs', () => {
  const { text, subject } = compose(sampled('shop-order'), sender)
  expect(subject).toBe('New order 20418, $1,134.17, Lund & Daughters Display')
  expect(text).toContain(
    'Contact: (573) 555-0118\nShip to: Ada Lund, Lund & Daughters Display, 118 Cedar Street, Gate 4, Rolla, MO 65401\nPayment: Visa ending in 1111\nPO number: LUND-2026-118\nBill to: Lund & Daughters Display, 9 Billing Row, Springfield, MO 65806, (417) 555-0188\nComments: Call an hour before. The gate is on the north side.\n',
  )
  expect(text).toContain('Open order 20418: https://shop.example/staff/content?screen=orders&id=20418\n')
  expect(text).toContain('To pack: 17 cases:\n')
  expect(text).toContain('- 4 cases of EW-1042 (Ozark Thunder 500 Gram, 4/1, UPC 431085070560): $474.00\n')
  expect(text).toContain('Total: $1,134.17\nPaid: $1,134.17\n')
  const waiting = compose(sampled('shop-order-pickup'), sender).text
  expect(waiting).toContain('It waits for the review of documents: do not ship it yet.')
  expect(waiting).toContain('Pickup: June 20, 2026 at 1:30 PM, Central time\n')
})

function sampled(wanted: string) {
  const message = sampleMessages.find(({ name }) => name === wanted)?.message
  if (!message) throw new Error('there is no sample')
  return message
}

const HOSTILE = `<img src=x onerror=alert(1)>"'&\r\nBcc: victim@corp.example\u2028\u202e`

test('what people typed is escaped, and begins neither a line nor a header', () => {
  for (const { message } of sampleMessages) {
    const hostile = JSON.parse(JSON.stringify(message), (key, value: unknown) =>
      typeof value === 'string' &&
      /name|reason|company|comments|handed_to|phone|level$|label|carrier|number|email|delivery|^\d+$/.test(
        key,
      )
        ? `${value}${HOSTILE}`
        : value,
    ) as typeof message
    const { subject, text, html } = compose(hostile, sender)
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u202e]/u)
    expect(text).not.toMatch(/^Bcc:/m)
    expect(text).not.toMatch(/[\u2028\u202e]/)
    expect(html).not.toMatch(/<img|^Bcc:/m)
  }
})

test.each(['http://tracking.example/1', 'javascript:alert(1)', 'not a link'])(
  'a tracking link that is not https is left out: %s',
  (tracking_url) => {
    const shipped = sampleMessages.find(({ name }) => name === 'order-shipped')?.message
    if (shipped?.kind !== 'orderShipped') throw new Error('there is no sample')
    const { text, html } = compose({ ...shipped, tracking_url }, sender)
    expect(`${text}${html}`).not.toContain('Track this shipment')
    expect(text).toContain('Tracking number: ORF-77120045')
  },
)

test('an order paid by deposit says what was paid and what is owed', () => {
  const message = sampleMessages.find(({ name }) => name === 'order-confirmed-deposit')?.message
  if (!message) throw new Error('there is no sample')
  expect(compose(message, sender).text).toContain(
    'Total: $1,134.17\nDeposit paid: $283.55\nStill owed: $850.62\n',
  )
})

test('[T81] a confirmation tells all that checkout asked; one that was written before it does tells the rest', () => {
  const message = sampled('order-confirmed')
  if (message.kind !== 'orderConfirmed') throw new Error('there is no confirmation')
  const { text, html } = compose(message, sender)
  expect(text).toContain(
    'Delivery: Ozark Ridge Freight, LTL\nShips on: June 8, 2026\nContact: Ben Okafor, (573) 555-0142\nShip to: Ada Lund, Lund & Daughters Display, 118 Cedar Street, Gate 4, left, Rolla, MO 65401\nPayment: Visa ending in 1111\nPO number: LUND-2026-118\nBill to: Lund & Daughters Display, 9 Billing Row, Springfield, MO 65806, (417) 555-0188\nComments: Ring twice. The forklift is on the left.\n',
  )
  expect(html).toContain('118 Cedar Street<br>Gate 4, left<br>Rolla, MO 65401')
  const { ship_to, contact, bill_to, comments, ...earlier } = message.content
  expect([ship_to, contact, bill_to, comments]).not.toContain(undefined)
  expect(compose({ ...message, content: earlier }, sender).text).toContain(
    'Ships on: June 8, 2026\nPayment: Visa ending in 1111\nPO number: LUND-2026-118\n\n',
  )
})

test('a confirmation names the price of a case where it has several, and the PO number where there is one', () => {
  const [shipped, pickup] = ['order-confirmed', 'order-confirmed-pickup'].map((wanted) => {
    const message = sampleMessages.find(({ name }) => name === wanted)?.message
    return message ? compose(message, sender).text : ''
  })
  expect(shipped).toContain('- Ozark Thunder 500 Gram (EW-1042, 4 cases at $118.50 a case): $474.00\n')
  expect(shipped).toContain('- Lantern Mill Fountain, assorted (EW-2207, 1 case): $64.00\n')
  expect(shipped).toContain('Payment: Visa ending in 1111\nPO number: LUND-2026-118\n')
  expect(pickup).not.toContain('PO number')
})

test('a changed password names the link of the log-in page by its words', () => {
  const message = sampleMessages.find(({ name }) => name === 'password-changed')?.message
  const [, words = ''] = /with “([^”]+)”/.exec(message ? compose(message, sender).text : '') ?? []
  const page = readFileSync(
    new URL('./../../../../src/views/account/login/login-page.tsx', import.meta.url),
    'utf8',
  )
  expect(page).toMatch(new RegExp(`<Link to=\\{RESET_PATHS.email\\}[^>]*>\\s*${words}\\s*</Link>`))
})

test('an order to be picked up says when, and what to bring and pay', () => {
  const message = sampleMessages.find(({ name }) => name === 'order-confirmed-pickup')?.message
  if (!message) throw new Error('there is no sample')
  const { text } = compose(message, sender)
  expect(text).toContain(
    'Pickup: June 20, 2026 at 1:30 PM, Central time\nPicked up by: Ana Ruiz, (417) 555-0166\nPayment: Pay at pickup\n',
  )
  expect(text).toContain('photo ID, and pay what is owed when you pick it up.')
})

test('[ACC-14] a confirmation promises no day to an order that waits for the review of documents', () => {
  const [shipped = '', pickedUp = ''] = ['order-confirmed-waiting', 'order-confirmed-pickup-waiting'].map(
    (name) => compose(sampled(name), sender).text,
  )
  expect(shipped).toContain('Ships: Once your documents are approved\n')
  expect(shipped).toContain(
    'once they are approved, we go on with it.\n\nWe then prepare your order and hand it to the carrier.\n',
  )
  expect(pickedUp).toContain('Pickup: Once your documents are approved\n')
  expect(pickedUp).toContain('We then get your order ready. Bring this order number and a photo ID')
  expect(`${shipped}${pickedUp}`).not.toMatch(/June|day of pickup|agreed day/)
})

test('an order that waits for its payment, or is ready, says what is owed, and where it is picked up', () => {
  const [waiting = '', ready = '', isPaid = ''] = [
    'order-waits-for-payment',
    'order-ready',
    'order-ready-paid',
  ].map((name) => compose(sampled(name), sender).text)
  expect(waiting).toContain('Order: 20418\nOwed: $1,134.17\n')
  expect(ready).toContain(`Pick up at: ${sender.address}\nOwed: $850.62\n`)
  expect(ready).toContain('Pay what is owed when you pick it up.')
  expect(isPaid).not.toContain('owed')
})

test('npm run mail:preview writes every kind for both storefronts as .html and .txt', () => {
  execFileSync(process.execPath, ['tests/run/mail-preview.ts', folder])
  const names = sampleMessages.flatMap(({ name }) => [`${name}.html`, `${name}.txt`]).toSorted()
  expect(readdirSync(join(folder, 'consumer')).toSorted()).toEqual(names)
  expect(readdirSync(join(folder, 'pro')).toSorted()).toEqual(names)
  expect(readFileSync(join(folder, 'pro', 'password-changed.txt'), 'utf8')).toContain('Emberwright Pro')
})
