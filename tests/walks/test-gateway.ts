import type { CardGateway } from '#server/gateway/card-gateway.ts'
import { createSandboxGateway } from '#server/gateway/sandbox-gateway.ts'
import { CARDS } from '#tests/support/checkout.ts'

/** The sandbox gateway with two switches: decline every card, or answer `unknown` after a charge. */
export interface TestGateway extends CardGateway {
  declines: boolean
  isSilent: boolean
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
    isSilent: false,
    verify: (card) => open().verify(card),
    authorize: async (key, amount, card) => {
      const number = gateway.declines ? CARDS.declinedAtCharge.replaceAll(' ', '') : card.number
      const outcome = await open().authorize(key, amount, { ...card, number })
      return gateway.isSilent ? { kind: 'unknown' } : outcome
    },
    lookup: async (key) => {
      if (gateway.isSilent) throw new Error('the gateway does not answer')
      return open().lookup(key)
    },
    reverse: (key) => open().reverse(key),
    close: async () => sandbox?.close(),
  }
  return gateway
}
