import type { CardGateway } from './card-gateway.ts'

/**
 * In place of a gateway where cards are not taken: charges nothing, and knows nothing of what another gateway has
 * charged, which therefore stays pending.
 */
export const noGateway: CardGateway = {
  verify: () => Promise.resolve({ kind: 'declined', code: 'cards_not_taken' }),
  authorize: () => Promise.resolve({ kind: 'declined', code: 'cards_not_taken' }),
  lookup: () => Promise.resolve({ kind: 'unknown' }),
  reverse: () => Promise.reject(new Error('cards are not taken: there is no gateway to ask')),
  refund: () => Promise.resolve({ kind: 'unknown' }),
  lookupRefund: () => Promise.resolve({ kind: 'unknown' }),
}
