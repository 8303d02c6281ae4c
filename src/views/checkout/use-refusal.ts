import { useEffect, useState } from 'react'
import type { CheckoutActors } from './use-checkout-actors.ts'

interface Refusal {
  readonly errors: readonly string[]
  /** counts the refusals, so that each moves the focus to its list */
  readonly count: number
}

const none: Refusal = { errors: [], count: 0 }

/** What the server had against the last attempt, for the form that it was about. */
export function useRefusal(
  part: CheckoutActors['delivery'] | CheckoutActors['payment'] | CheckoutActors['shippingQuotes'],
) {
  const [refusal, setRefusal] = useState(none)
  useEffect(() => {
    // each of these machines announces its refusals with the same event
    const heard = (part as CheckoutActors['delivery']).on('notice.requestFailed', ({ errors }) =>
      setRefusal(({ count }) => ({ errors, count: count + 1 })),
    )
    return () => heard.unsubscribe()
  }, [part])
  return { ...refusal, forget: () => setRefusal(({ count }) => ({ errors: [], count })) }
}
