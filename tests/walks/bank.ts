import type { CardGateway } from '#server/gateway/card-gateway.ts'
import { createSandboxGateway } from '#server/gateway/sandbox-gateway.ts'
import { CARDS } from '#tests/support/checkout.ts'

/** The sandbox, which may decline whatever card it is, or keep silent about a charge that it has made. */
export interface Bank extends CardGateway {
  declines: boolean
  isSilent: boolean
  close(): Promise<void>
}

export function openBank(databaseUrl: () => string): Bank {
  let sandbox: ReturnType<typeof createSandboxGateway> | null = null
  const open = () => {
    sandbox ??= createSandboxGateway({ databaseUrl: databaseUrl() })
    return sandbox
  }
  const bank: Bank = {
    declines: false,
    isSilent: false,
    verify: (card) => open().verify(card),
    authorize: async (key, amount, card) => {
      const number = bank.declines ? CARDS.declinedAtCharge.replaceAll(' ', '') : card.number
      const outcome = await open().authorize(key, amount, { ...card, number })
      return bank.isSilent ? { kind: 'unknown' } : outcome
    },
    lookup: async (key) => {
      if (bank.isSilent) throw new Error('the bank does not answer')
      return open().lookup(key)
    },
    reverse: (key) => open().reverse(key),
    close: async () => sandbox?.close(),
  }
  return bank
}
