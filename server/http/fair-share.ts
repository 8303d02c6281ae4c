/** What one client holds at most of what is free: with nobody else there, four fifths of everything. */
const SHARE = 4

/** Counts places that clients hold; never gives one client so many that none are left for the next. */
export interface FairShare {
  /** Takes a place; false when all are taken, or this client holds its share of those that are left. */
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
