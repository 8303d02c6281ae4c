import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openBackOffice } from '#tests/support/back-office.ts'
import { orderOf, placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const office = await openBackOffice(shop)
const GUIDE = resolve(import.meta.dirname, '../../../../docs/feed.md')

test('each example of docs/feed.md does what it says, as it stands there', async () => {
  const placed = await placeOrder(shop)
  const [line] = (await orderOf(placed)).lines
  const env = { SHOP: shop.url, KEY: office.key, ORDER: String(placed.id), MODEL: line?.products_model ?? '' }
  const examples = [...readFileSync(GUIDE, 'utf8').matchAll(/```sh\n(curl[\s\S]*?)```/g)]
  const answers: unknown[] = []
  for (const [, script = ''] of examples) {
    // the examples make an id by a program that not every machine has
    const words = script.replaceAll('$(uuidgen)', crypto.randomUUID())
    const { stdout } = await promisify(execFile)('sh', ['-c', words], { env: { ...process.env, ...env } })
    answers.push(JSON.parse(stdout))
  }
  expect(answers).toMatchObject([
    { events: expect.any(Array), has_more: false },
    { kind: 'done', text: '1 order is acknowledged.' },
    { kind: 'done', text: '1 shipment is on the way.' },
    { kind: 'done', text: 'The stock of 1 product is changed.' },
  ])
})
