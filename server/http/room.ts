import { busy } from './refusal.ts'

export interface RoomSize {
  /** calls at once, in work and waiting */
  readonly calls: number
  /** the same of those that place an order or ask what became of one */
  readonly orders: number
}

/** Lets a call in and answers how it leaves; refuses with 503 when its room is full. */
export type Room = (call: string) => () => void

/** In the contract's names. */
const ORDERS: ReadonlySet<string> = new Set(['submitOrder', 'getOrderProcess'])

/**
 * More calls at once than can be answered in time are told to come back, so that those inside are answered. Orders
 * have room of their own: shoppers who look around never keep out one who pays, and a slow card gateway never keeps
 * out those who look around. Whoever is inside is never put out.
 */
export function openRoom(size: RoomSize): Room {
  const inside = { calls: 0, orders: 0 }
  return (call) => {
    const kind = ORDERS.has(call) ? 'orders' : 'calls'
    if (inside[kind] >= size[kind]) throw busy(1)
    inside[kind]++
    return () => {
      inside[kind]--
    }
  }
}
