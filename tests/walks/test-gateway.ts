import type { CardGateway } from '#server/platform/gateway/card-gateway.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { CARDS } from '#tests/support/checkout.ts'

/** The sandbox gateway with switches that decline every card, and every refund or lose its answer. */
export interface TestGateway extends CardGateway {
  declines: boolean
  refunds: 'made' | 'declined' | 'unknown'
  close(): Promise<void>
}

export function openTestGateway(databaseUrl: () => string): TestGateway {
  let sandbox: ReturnType<typeof createSandboxGateway> | null = null
  const open = () => {
    sandbox ??= createSandboxGateway({ databaseUrl: databaseUrl() })
    return sandbox
  }
  const gateway: TestGateway = {
    declines: false,
    refunds: 'made',
    verify: (...card) => open().verify(...card),
    authorize: (key, amount, card, billTo) => {
      const number = gateway.declines ? CARDS.declinedAtCharge.replaceAll(' ', '') : card.number
      return open().authorize(key, amount, { ...card, number }, billTo)
    },
    lookup: (key) => open().lookup(key),
    reverse: (key) => open().reverse(key),
    refund: async (...refund) => {
      if (gateway.refunds === 'made') return open().refund(...refund)
      return gateway.refunds === 'declined' ? { kind: 'declined', code: 'card_closed' } : { kind: 'unknown' }
    },
    lookupRefund: (key) => open().lookupRefund(key),
    close: async () => sandbox?.close(),
  }
  return gateway
}
