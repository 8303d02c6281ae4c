import * as fc from 'fast-check'
import type { Fault } from '#tests/prove/rig/fault-proxy.ts'

export const ACTIONS = [
  'add',
  'set',
  'remove',
  'undo',
  'rush',
  'no rush',
  'reload',
  'sort',
  'other adds',
  'other removes',
  'other rushes',
  'other cart',
] as const
export interface Action {
  readonly kind: (typeof ACTIONS)[number]
  /** which of the products */
  readonly at: number
  readonly quantity: number
  /** milliseconds until the next action */
  readonly pause: number
}

export interface Plan {
  readonly actions: readonly Action[]
  /** for the requests in their order; after them the network is good */
  readonly faults: readonly Fault[]
  /** no fault and no other device, so that the cart must end as requested */
  readonly isCalm: boolean
}

export const PRODUCTS = 6

const actionOf = (kind: Action['kind']): fc.Arbitrary<Action> =>
  fc.record({
    kind: fc.constant(kind),
    at: fc.nat(PRODUCTS - 1),
    quantity: fc.integer({ min: 1, max: 9 }),
    pause: fc.constantFrom(0, 0, 0, 2, 8, 25),
  })
const WEIGHTS: Readonly<Record<Action['kind'], number>> = {
  add: 9,
  set: 5,
  remove: 3,
  undo: 2,
  rush: 1,
  'no rush': 1,
  reload: 1,
  sort: 1,
  'other adds': 2,
  'other removes': 1,
  'other rushes': 1,
  'other cart': 1,
}
const isOwn = (kind: Action['kind']): boolean => !kind.startsWith('other')

const actionAmong = (kinds: readonly Action['kind'][]): fc.Arbitrary<Action> =>
  fc.oneof(...kinds.map((kind) => ({ weight: WEIGHTS[kind], arbitrary: actionOf(kind) })))

const late: fc.Arbitrary<Fault> = fc
  .integer({ min: 1, max: 12 })
  .map((after) => ({ kind: 'answer late' as const, after }))
const answered = (status: number, type: string, body: string): Fault => ({
  kind: 'answered',
  status,
  type,
  body,
})
const conflict = '{"success":false,"errors":["The cart is being changed elsewhere. Please try again."]}'
const bad: fc.Arbitrary<Fault> = fc.constantFrom<Fault>(
  { kind: 'request lost' },
  { kind: 'request lost' },
  { kind: 'answer lost' },
  { kind: 'answer lost' },
  { kind: 'answer cut' },
  answered(500, 'text/html', '<h1>Bad gateway</h1>'),
  answered(200, 'application/json', '{"success":tr'),
  answered(409, 'application/json', conflict),
  answered(503, 'application/json', '{"success":false,"errors":["The shop is busy."]}'),
)
const none: fc.Arbitrary<Fault> = fc.constant({ kind: 'none' })
const calmFault = fc.oneof({ weight: 2, arbitrary: none }, { weight: 3, arbitrary: late })
const anyFault = fc.oneof({ weight: 4, arbitrary: calmFault }, { weight: 1, arbitrary: bad })

const MOST = { maxLength: 30, size: 'max' } as const

/** A third of the sequences has no fault. */
export const planOf = (isCalm: boolean): fc.Arbitrary<Plan> =>
  fc.record({
    actions: fc.array(actionAmong(isCalm ? ACTIONS.filter(isOwn) : ACTIONS), MOST),
    faults: fc.array(isCalm ? calmFault : anyFault, { minLength: 40, maxLength: 120 }),
    isCalm: fc.constant(isCalm),
  })
