import { staffFailureOf } from '#contract/staff/staff-failure.ts'

/** Why a call of staff failed, as the parameters of a guard or an action of `onError`. */
export const failureIn = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  failure: staffFailureOf(event.error),
})
