import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { CardField } from '#machines/checkout/payment/payment.types.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import { useAddressForm } from '#src/views/account/address/use-address-form.ts'
import { refusalProblems } from '#src/views/checkout/refusal-problems.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { BILLING_PREFIX } from './billing-address.tsx'
import type { CardErrors } from './card-errors.ts'
import { CARD_FIELD_IDS } from './card-field-ids.ts'
import { METHOD_GROUP } from './method-group.ts'
import { useBilling } from './use-billing.ts'
import { useCard } from './use-card.ts'

const NAMES: Readonly<Record<CardField, string>> = {
  number: 'Card number',
  name: 'Name on card',
  expiry: 'Expiry',
  cvv: 'Security code',
  deposit: 'Deposit',
}

const NO_METHOD = 'Choose how to pay.'
const UNANSWERED = 'The store did not answer. Nothing was charged. Press Continue to review to try again.'

/** Validates the payment step before the machine saves it. */
export function usePaymentForm(actors: CheckoutActors) {
  const { payment } = actors
  const { cartBilling, refusal, refusals } = useSelector(payment, ({ context }) => context)
  const lastFour = cartBilling?.last_four ?? ''
  const billing = useBilling(actors)
  const address = useAddressForm({ prefix: BILLING_PREFIX, initial: billing.values })
  const card = useCard(actors)
  const [attempt, setAttempt] = useState(0)
  // after a valid submission errors show again only after the next one, or when the bank declines
  const [isChecked, setChecked] = useState(false)
  const { method } = billing
  const isCard = method === 'credit_card'
  const own: FieldProblem[] = [
    ...(method === null ? [{ text: NO_METHOD, fieldId: METHOD_GROUP }] : []),
    ...(isCard ? cardProblems(card.errors) : []),
    ...(billing.needsAddress ? address.problems : []),
  ]
  const goOn = () => {
    setAttempt((count) => count + 1)
    const isAddressRight = !billing.needsAddress || address.check().kind === 'valid'
    const isRight = isAddressRight && (!isCard || Object.keys(card.errors).length === 0)
    setChecked(method === null || !isRight)
    if (method !== null && isRight)
      payment.send({ type: 'payment.confirm', billing: billing.formFor(method) })
  }
  return {
    billing,
    address,
    card,
    isCard,
    isChecked,
    isCardGone: isCard && lastFour !== '' && card.card.number === '',
    methodError: isChecked && method === null ? NO_METHOD : undefined,
    problems: [...(isChecked ? own : []), ...refusalProblems(refusal, UNANSWERED)],
    /** an increase moves the focus to the error summary */
    focusCount: attempt + refusals,
    goOn,
  }
}

/** The errors in the order of the fields. */
const cardProblems = (errors: CardErrors): FieldProblem[] =>
  (Object.keys(NAMES) as CardField[]).flatMap((field) => {
    const error = errors[field]
    return error === undefined ? [] : [{ text: `${NAMES[field]}: ${error}`, fieldId: CARD_FIELD_IDS[field] }]
  })
