import { afterAll, expect, test } from 'vitest'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { withTimeout } from '#server/platform/gateway/with-timeout.ts'
import { BILL_TO } from '#tests/support/bill-to.ts'
import { CARDS } from '#tests/support/checkout.ts'
import { useDatabase } from '#tests/support/databases.ts'

const gateway = createSandboxGateway({ databaseUrl: await useDatabase(), slowAfter: 300 })
afterAll(() => gateway.close())

test('a slow card is unknown at first, and refused when it was reversed meanwhile', async () => {
  const card = { number: CARDS.slow, month: '12', year: '2031', cvv: '123' }
  await gateway.lookup('slow')
  const coming = gateway.authorize('slow', 1, card, BILL_TO)
  expect(await withTimeout(coming, 1)).toEqual({ kind: 'unknown' })
  await gateway.reverse('slow')
  expect(await coming).toEqual({ kind: 'declined', code: 'reversed' })
})

test('a failed response counts as unknown', async () => {
  expect(await withTimeout(Promise.reject(new Error('gone')))).toEqual({ kind: 'unknown' })
})
