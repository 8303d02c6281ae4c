import { useSelector } from '@xstate/react'
import { MESSAGES, orderExceptionText } from '#contract/platform/messages.ts'
import { outcomeOf } from '#machines/checkout/checkout.selectors.ts'
import type { SubmissionOutcome } from '#machines/checkout/order-submission/order-submission.types.ts'
import { FocusedPanel } from '#src/views/platform/components/focused-panel.tsx'
import { PhoneText } from '#src/views/checkout/phone-text.tsx'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useSettings } from '#src/views/platform/hooks/use-settings.ts'
import * as css from './review.css.ts'

/** Why the last attempt created no order, and what has changed. */
export function OutcomePanel() {
  const outcome = useSelector(useSystemActor('checkout'), outcomeOf)
  switch (outcome?.kind) {
    case 'rejected':
      return <Rejected outcome={outcome} />
    case 'unknown':
      return <Unknown cartId={outcome.cart_id} />
    case 'unsent':
      return <Unsent errors={outcome.errors} />
    default:
      return null
  }
}

function Rejected({ outcome }: { outcome: SubmissionOutcome & { kind: 'rejected' } }) {
  const { response } = outcome
  const texts = [...response.errors, ...(response.data?.changes ?? [])]
  return (
    <FocusedPanel heading={response.message || MESSAGES.orderFailed}>
      <Reasons texts={texts} />
      <p>Your order was not placed and you have not been charged.</p>
    </FocusedPanel>
  )
}

function Reasons({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul className={css.reasons}>
      {[...new Set(texts)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function Unsent({ errors }: { errors: readonly string[] }) {
  return (
    <FocusedPanel heading="The order was not sent">
      <Reasons texts={errors} />
      <p>
        Your cart could not be checked with the store, so this attempt sent nothing and charged nothing. Your
        cart is saved. Place the order again from Review.
      </p>
    </FocusedPanel>
  )
}

function Unknown({ cartId }: { cartId: number }) {
  const { phone } = useSettings()
  return (
    <FocusedPanel heading="The order was not placed">
      <p>
        <PhoneText text={orderExceptionText(phone)} phone={phone} />. Your cart number is {cartId}.
      </p>
      <p>The store knows of no order for this cart. You can try again.</p>
    </FocusedPanel>
  )
}
