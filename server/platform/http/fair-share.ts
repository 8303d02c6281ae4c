/** A client may hold up to this many times the free slots; alone, it gets four fifths of all. */
const SHARE = 4

/**
 * Slots held by clients, with a share per client that shrinks as slots run out, so that a free one is always left for
 * others.
 */
export interface FairShare {
  /** Takes a slot; false when none is free or the client has reached its share. */
  take(client: string): boolean
  give(client: string): void
}

export function createFairShare(places: number): FairShare {
  const held = new Map<string, number>()
  let taken = 0
  return {
    take: (client) => {
      const own = held.get(client) ?? 0
      if (own >= SHARE * (places - taken)) return false
      held.set(client, own + 1)
      taken++
      return true
    },
    give: (client) => {
      const own = held.get(client) ?? 0
      if (own === 0) return
      if (own === 1) held.delete(client)
      else held.set(client, own - 1)
      taken--
    },
  }
}
