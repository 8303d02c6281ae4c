import * as fc from 'fast-check'
import type { Fault } from '#tests/prove/rig/fault-proxy.ts'

/** One request: lines to add, and the faults of its deliveries in their order; after them the network is good. */
export interface PlannedAdd {
  readonly requestId: string
  /** which of the products, and cases */
  readonly lines: readonly (readonly [at: number, quantity: number])[]
  readonly faults: readonly Fault[]
  /** sent so often at once */
  readonly atOnce: number
}

export const PRODUCTS = 8

const lines = fc.array(fc.tuple(fc.nat(PRODUCTS - 1), fc.integer({ min: 1, max: 4 })), {
  minLength: 1,
  maxLength: 12,
})
/** After these the sender does not know whether the lines were added. */
const UNKNOWN: readonly Fault[] = [{ kind: 'answer lost' }, { kind: 'answer cut' }]
const unknown = fc.constantFrom(...UNKNOWN)
const any = fc.constantFrom<Fault>(
  ...UNKNOWN,
  { kind: 'request lost' },
  { kind: 'repeated' },
  { kind: 'none' },
)

const addOf = (atOnce: number, faults: fc.Arbitrary<readonly Fault[]>): fc.Arbitrary<PlannedAdd> =>
  fc.record({ requestId: fc.uuid(), lines, faults, atOnce: fc.constant(atOnce) })

/** Of one cart: an add whose answer is lost twice, five of one at once, one delivered twice, and two by chance. */
export const planOfCart: fc.Arbitrary<readonly PlannedAdd[]> = fc
  .tuple(
    addOf(1, fc.tuple(unknown, unknown)),
    addOf(5, fc.tuple(any, any, unknown, unknown, any)),
    addOf(1, fc.constant([{ kind: 'repeated late' }])),
    addOf(1, fc.array(any, { maxLength: 3 })),
    addOf(2, fc.array(any, { maxLength: 3 })),
  )
  .chain((adds) => fc.shuffledSubarray(adds, { minLength: adds.length }))
