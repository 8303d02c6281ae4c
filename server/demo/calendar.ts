/** The day as of which the shop is seeded unless the caller names another. */
export const SEED_DAY = '2026-05-01'

const DAY = 86_400_000

/** The day so many days after (or, when negative, before) a `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** A moment of a day, in minutes after midnight UTC. */
export function momentOf(day: string, minutes: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)
}

export function monthOf(day: string): number {
  return Number(day.slice(5, 7))
}
