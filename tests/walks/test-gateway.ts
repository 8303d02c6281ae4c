import type { CardGateway } from '#server/platform/gateway/card-gateway.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { CARDS } from '#tests/support/checkout.ts'

/** The sandbox gateway with a switch that declines every card. */
export interface TestGateway extends CardGateway {
  declines: boolean
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
    verify: (card) => open().verify(card),
    authorize: (key, amount, card) => {
      const number = gateway.declines ? CARDS.declinedAtCharge.replaceAll(' ', '') : card.number
      return open().authorize(key, amount, { ...card, number })
    },
    lookup: (key) => open().lookup(key),
    reverse: (key) => open().reverse(key),
    refund: (...refund) => open().refund(...refund),
    lookupRefund: (key) => open().lookupRefund(key),
    close: async () => sandbox?.close(),
  }
  return gateway
}
