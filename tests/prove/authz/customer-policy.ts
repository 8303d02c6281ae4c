import type { Owner } from './owner.ts'
import type { Payload, Policy } from './policy.ts'

export const customer: Policy = { admits: 'customer' }

export const ofCustomer = (ids: Policy['ids'], payload: Policy['payload']): Policy => ({
  admits: 'customer',
  ...(ids ? { ids } : {}),
  ...(payload ? { payload } : {}),
})

export const body = (made: (owner: Owner) => Payload['body']) => (owner: Owner) => ({
  body: made(owner) ?? {},
})
