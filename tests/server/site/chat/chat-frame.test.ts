import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { chatCalls } from '#contract/site/chat.ts'
import { CHAT_FRAME_PATH } from '#contract/site/chat-frame.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { switchAppSetting } from '#tests/support/app-setting.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { eventually } from '#tests/support/eventually.ts'

const shop = await useShop()
const script = 'https://chat.example/widget.js'
const frame = () => fetch(new URL(CHAT_FRAME_PATH, shop.url))

test('[CHAT-04] without the script of a provider, or with one that is not https, there is no frame', async () => {
  expect((await frame()).status).toBe(404)
  await switchAppSetting(shop, 'chat_script_url', 'http://chat.example/widget.js')
  expect((await frame()).status).toBe(404)
})

test('[CHAT-02] [LAY-01] the frame names the script of the provider and the site of the storefront, and can only be framed by its own page', async () => {
  await switchAppSetting(shop, 'chat_script_url', script)
  const response = await frame()
  const html = await response.text()
  expect(html).toContain(`data-src="${script}" data-site-id="emberwright-consumer"`)
  const program = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const hash = `'sha256-${createHash('sha256').update(program).digest('base64')}'`
  const policy = response.headers.get('content-security-policy')?.split('; ') ?? []
  expect(policy).toContain(`script-src ${hash} https://chat.example`)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain('sandbox allow-scripts allow-forms allow-popups')
  expect(response.headers.get('x-frame-options')).toBeNull()
  expect((await fetch(shop.url)).headers.get('x-frame-options')).toBe('DENY')
})

test('a setting cannot close the attribute that contains it', async () => {
  await switchAppSetting(shop, 'chat_script_url', 'https://chat.example/"><script>alert(1)</script>')
  expect(await (await frame()).text()).toContain('alert')
  expect(await (await frame()).text()).not.toContain('<script>alert')
  await switchAppSetting(shop, 'chat_script_url', '')
})

const message = { name: 'Ada Lund', email: 'ada@lund.example', message: 'Where is order 12?', path: '/cart' }

test('a message of the chat becomes an e-mail to the shop without lines of the sender, five in ten minutes from an address', async () => {
  const visitor = new Shopper(shop.url)
  const send = (more = {}) => visitor.send(chatCalls.sendChatMessage, { body: { ...message, ...more } })
  const refused = await send({ email: 'nobody', message: ' ' })
  expect([refused.status, refused.body]).toMatchObject([
    200,
    {
      success: false,
      errors: ['Enter an e-mail address such as name@company.com.', 'Enter your message.'],
    },
  ])
  const statuses = []
  const forged = { name: 'Ada\nCustomer 7', path: '/cart\r\nE-mail: other@lund.example' }
  for (let count = 0; count < 6; count++) statuses.push((await send(forged)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const sent = () => sentTo(shop.outbox, 'orders@emberwright.example')
  await eventually(() => expect(sent().length).toBe(5))
  for (const { content } of sent()) {
    expect(content).toContain('Name: Ada Customer 7')
    expect(content).toContain('Page: /cart E-mail: other@lund.example')
  }
})
