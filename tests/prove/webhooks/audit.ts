import type { Figures } from '#tests/prove/proof.ts'
import type { DeskWebhook } from './desk.ts'
import { isOfKinds, isTold, type NumberedEvent } from './events.ts'
import type { Arrival, Receiver } from './receivers.ts'

export interface Subscribed {
  readonly webhook: DeskWebhook
  readonly receiver: Receiver
}

/** What a receiver reads of an arrival. */
const read = ({ headers, body }: Arrival) => {
  // the shop writes it so, which isTold checks
  const message = JSON.parse(body) as { data: { seq: number } }
  return { id: String(headers['webhook-id']), seq: message.data.seq, message }
}

/** How many events after this one a receiver was sent. */
export const sentAfter = ({ arrivals }: Receiver, seq: number): number =>
  arrivals.filter((arrival) => read(arrival).seq > seq).length

/** Numbers of the events that a receiver has taken. */
const takenBy = ({ arrivals }: Receiver): ReadonlySet<number> =>
  new Set(arrivals.filter(({ isTaken }) => isTaken).map((arrival) => read(arrival).seq))

/** Events of its kinds that a receiver has not taken. */
export function missedBy(
  { webhook, receiver }: Subscribed,
  events: readonly NumberedEvent[],
): readonly NumberedEvent[] {
  const taken = takenBy(receiver)
  return events.filter((event) => isOfKinds(event, webhook.kinds) && !taken.has(event.seq))
}

/** The longest that an event of these took until a receiver had it, in milliseconds. */
export function slowestTo({ arrivals }: Receiver, events: readonly NumberedEvent[]): number {
  const first = new Map<number, number>()
  for (const arrival of arrivals) {
    const { seq } = read(arrival)
    if (arrival.isTaken && !first.has(seq)) first.set(seq, arrival.at)
  }
  return Math.max(...events.map(({ seq, at }) => (first.get(seq) ?? Infinity) - at.getTime()))
}

/** What all receivers together were told and were not. */
export function audit(subscribed: readonly Subscribed[], events: readonly NumberedEvent[]): Figures {
  const sums = { arrivals: 0, missed: 0, repeats: 0, unverified: 0, two_ids: 0, wrong_messages: 0 }
  for (const each of subscribed)
    for (const [name, figure] of Object.entries(auditOne(each, events)))
      sums[name as keyof typeof sums] += figure
  return sums
}

function auditOne({ webhook, receiver }: Subscribed, events: readonly NumberedEvent[]) {
  const { arrivals } = receiver
  const bySeq = new Map(events.map((event) => [event.seq, event]))
  const messages = arrivals.map(read)
  const distinct = (values: readonly unknown[]) => new Set(values).size
  const seqs = distinct(messages.map(({ seq }) => seq))
  const ids = distinct(messages.map(({ id }) => id))
  const pairs = distinct(messages.map(({ seq, id }) => `${seq} ${id}`))
  const isRight = ({ seq, message }: ReturnType<typeof read>) => {
    const event = bySeq.get(seq)
    return event !== undefined && isOfKinds(event, webhook.kinds) && isTold(event, message)
  }
  const taken = arrivals.filter(({ isTaken }) => isTaken)
  return {
    arrivals: arrivals.length,
    missed: missedBy({ webhook, receiver }, events).length,
    repeats: taken.length - takenBy(receiver).size,
    unverified: arrivals.filter((arrival) => !webhook.secrets.verify(arrival)).length,
    // an event under two ids, or an id of two events
    two_ids: 2 * pairs - seqs - ids,
    wrong_messages: messages.filter((message) => !isRight(message)).length,
  }
}
