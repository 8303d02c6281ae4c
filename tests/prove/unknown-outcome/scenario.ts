import { FAILPOINTS, type Failpoint } from '#server/checkout/submission/failpoint.ts'
import { randomFrom } from '#statecharts/engine/random.ts'

const KINDS = [
  'answer lost',
  'answer cut',
  'cart changed',
  'request late',
  'killed',
  'request lost',
  'answer late',
  'tab closed before',
  'away',
  'tab closed after',
  'answered by another',
] as const
type Kind = (typeof KINDS)[number]

/** What is done about these differs by the round, in the same way every three rounds. */
const VARIED: readonly Kind[] = ['cart changed', 'killed', 'tab closed before', 'away']

/** Every kind in all of its variants. */
const CYCLE = [
  ...KINDS.map((kind) => ({ kind, round: 0 })),
  ...[1, 2].flatMap((round) => VARIED.map((kind) => ({ kind, round }))),
] as const

export const CHANGES = ['tab in flight', 'device in flight', 'device before'] as const
export const ARRIVALS = ['at rest', 'before', 'at once'] as const
export const WAYS_BACK = ['/checkout/review', '/checkout/complete', '/cart'] as const

/** A fault between one press of Place order and its response; derived from seed and index only. */
export interface Scenario {
  readonly index: number
  readonly kind: Kind
  /** the failpoint at which the server is killed */
  readonly point: Failpoint
  readonly change: (typeof CHANGES)[number]
  /** the address at which a closed tab is opened again */
  readonly wayBack: (typeof WAYS_BACK)[number]
  /** when the held request arrives, relative to the reopened tab */
  readonly arrival: (typeof ARRIVALS)[number]
}

export function scenarioAt(seed: number, index: number): Scenario {
  const random = randomFrom(seed * 100_003 + index)
  const { kind, round } = at(CYCLE, index)
  return {
    index,
    kind,
    point: at(FAILPOINTS, 2 * round + (kind === 'away' ? 1 : 0)),
    change: at(CHANGES, round),
    wayBack: at(WAYS_BACK, Math.floor(random() * WAYS_BACK.length)),
    arrival: at(ARRIVALS, round),
  }
}

/** True when the scenario stops the server, so that no other can run beside it. */
export const needsExclusiveShop = ({ kind }: Scenario): boolean => kind === 'killed' || kind === 'away'

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('an empty list')
  return found
}
