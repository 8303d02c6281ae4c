import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { body } from '#src/views/checkout/checkout.css.ts'
import { useAddressForm } from '#src/views/checkout/details/use-address-form.ts'
import { StepFoot } from '#src/views/checkout/step-card.tsx'
import { TEXAS_REASON, useIsRestricted } from '#src/views/checkout/texas-panel.tsx'
import type { Parts } from '#src/views/checkout/use-parts.ts'
import { useRefusal } from '#src/views/checkout/use-refusal.ts'
import { BILLING_PREFIX, BillingAddress } from './billing-address.tsx'
import { CardFee } from './card-fee.tsx'
import { CardFieldsForm } from './card-fields.tsx'
import { cardProblems } from './card-problems.ts'
import { CreditLink, Deadlines } from './payment-notes.tsx'
import { declineText } from './declined-panel.tsx'
import * as css from './payment.css.ts'
import { METHOD_GROUP } from './method-group.ts'
import { MethodChoice } from './method-choice.tsx'
import { useBilling } from './use-billing.ts'
import { useCard } from './use-card.ts'

export function PaymentForm({ parts }: { parts: Parts }) {
  const { payment } = parts
  const { declines, cartBilling } = useSelector(payment, ({ context }) => context)
  const isPending = useSelector(payment, (snapshot) => snapshot.hasTag('pending'))
  const isRestricted = useIsRestricted()
  const billing = useBilling(parts)
  const address = useAddressForm(BILLING_PREFIX, billing.values)
  const card = useCard(parts)
  const refusal = useRefusal(payment)
  const [attempt, setAttempt] = useState(0)
  const { method } = billing
  const isCard = method === 'credit_card'
  const problems: FieldProblem[] = [
    ...(method === null ? [{ text: 'Choose how to pay.', fieldId: METHOD_GROUP }] : []),
    ...(isCard && attempt > 0 ? cardProblems(card.errors) : []),
    ...(billing.needsAddress ? address.problems : []),
    ...refusal.errors.map((text) => ({ text })),
  ]
  const goOn = () => {
    refusal.forget()
    setAttempt((count) => count + 1)
    const isAddressRight = !billing.needsAddress || address.check()
    const isCardRight = !isCard || Object.keys(card.errors).length === 0
    if (method === null || !isAddressRight || !isCardRight) return
    payment.send({ type: 'payment.confirm', billing: billing.formFor(method) })
  }
  const isCardGone = isCard && (cartBilling?.last_four ?? '') !== '' && card.card.number === ''
  return (
    <form autoComplete="off" noValidate className={body}>
      <ErrorSummary problems={attempt > 0 ? problems : []} attempt={attempt + refusal.count} />
      <MethodChoice
        methods={billing.methods}
        chosen={method}
        takesAmex={card.takesAmex}
        error={attempt > 0 && method === null ? 'Choose how to pay.' : undefined}
        onChoose={billing.changeMethod}
      />
      <CreditLink />
      {isCardGone && (
        <Notice tone="info">
          Enter the card again. For your safety it is kept only while this page is open.
        </Notice>
      )}
      {isCard && (
        <div className={css.card}>
          <CardFieldsForm form={card} isChecked={attempt > 0} decline={declineText(declines)} />
          <CardFee isAmex={card.isAmex} />
        </div>
      )}
      {isCard && <BillingAddress billing={billing} form={address} />}
      <TextField
        label="PO number"
        optional
        enter="blur"
        autoComplete="off"
        maxLength={40}
        value={billing.purchaseOrder}
        onChange={(event) => billing.changePurchaseOrder(event.currentTarget.value)}
      />
      <Deadlines parts={parts} />
      <StepFoot
        step="payment"
        busy={isPending}
        blockedReason={isRestricted ? TEXAS_REASON : undefined}
        onClick={goOn}
      >
        {isPending && isCard ? 'Checking the card...' : 'Continue to review'}
      </StepFoot>
    </form>
  )
}
