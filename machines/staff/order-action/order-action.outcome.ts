import type { OrderActionContext, SentPress } from './order-action.types.ts'

export function sentOf({ sent }: OrderActionContext): SentPress {
  if (sent === null) throw new Error('the state of the order promises a press')
  return sent
}
