import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { StaffFailure } from '#contract/staff/staff-failure.ts'
import type { orderActionMachine } from '#machines/staff/order-action/order-action.machine.ts'
import type { OrderPress } from '#machines/staff/order-action/order-action.types.ts'
import { pressOrder } from '#src/services/staff/order-action.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

export type OrderActionMachine = typeof orderActionMachine

export interface OrderAction {
  /** Sends what is to be done about the order; resolves with whether it is done. */
  readonly press: (wanted: OrderPress) => Promise<boolean>
  readonly isPending: boolean
  /** to the last press */
  readonly answer: DecisionAnswer | null
  /** of the last press */
  readonly failure: StaffFailure | null
  /** whether a press took effect is not known */
  readonly isUnconfirmed: boolean
}

/** What staff do about the order that is shown. After each press list and order are read again. */
export function useOrderAction(machine: OrderActionMachine): OrderAction {
  const { inspect } = useShop()
  const actor = useActorRef(machine, { inspect })
  const snapshot = useSelector(actor, (each) => each)
  const { answer, failure } = snapshot.context
  useRereading(answer, failure)
  return {
    press: (wanted) => pressOrder(actor, wanted),
    isPending: snapshot.hasTag('pending'),
    answer,
    failure,
    isUnconfirmed: snapshot.matches('unconfirmed'),
  }
}

/** A failure also asks whether the session is over. */
function useRereading(answer: DecisionAnswer | null, failure: StaffFailure | null): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (answer ?? failure) void queries.invalidateQueries({ queryKey: ['staff', 'orders'] })
    if (failure) void queries.invalidateQueries({ queryKey: ['staff', 'session'] })
  }, [answer, failure, queries])
}
