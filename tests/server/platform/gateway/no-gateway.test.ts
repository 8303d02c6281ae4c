import { expect, test } from 'vitest'
import { noGateway } from '#server/platform/gateway/no-gateway.ts'
import { BILL_TO } from '#tests/support/bill-to.ts'

test('without a gateway nothing is charged, and what another one may have charged stays unknown', async () => {
  const card = { number: '4111111111111111', month: '12', year: '2030', cvv: '123' }
  expect(await noGateway.authorize('key', 100, card, BILL_TO)).toMatchObject({ kind: 'declined' })
  expect(await noGateway.lookup('key')).toEqual({ kind: 'unknown' })
  expect(await noGateway.refund('refund', 'key', 100)).toEqual({ kind: 'unknown' })
  expect(await noGateway.lookupRefund('refund')).toEqual({ kind: 'unknown' })
  await expect(noGateway.reverse('key')).rejects.toThrow('there is no gateway')
})
