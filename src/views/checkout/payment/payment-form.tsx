import { useSelector } from '@xstate/react'
import { formatMoney } from '#contract/platform/money.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { body } from '#src/views/checkout/checkout.css.ts'
import { StepFoot } from '#src/views/checkout/step-card.tsx'
import { TEXAS_REASON, useIsRestricted } from '#src/views/checkout/use-is-restricted.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { BillingAddress } from './billing-address.tsx'
import { CardFieldsForm } from './card-fields.tsx'
import { declineText } from './decline-text.ts'
import { MethodChoice } from './method-choice.tsx'
import * as css from './payment.css.ts'
import { CreditLink, Deadlines } from './payment-notes.tsx'
import { useCardFee } from './use-card-fee.ts'
import { usePaymentForm } from './use-payment-form.ts'

const NO_METHOD =
  'We cannot take payment for this order online at the moment. Call us to place it: your cart is kept.'
const NO_METHOD_REASON = 'There is no way to pay online at the moment.'
const CARD_GONE = 'Enter the card again. For your safety it is kept only while this page is open.'

export function PaymentForm({ actors }: { actors: CheckoutActors }) {
  const declines = useSelector(actors.payment, ({ context }) => context.declines)
  const isPending = useSelector(actors.payment, (snapshot) => snapshot.hasTag('pending'))
  const isRestricted = useIsRestricted()
  const form = usePaymentForm(actors)
  const { billing, card, isCard } = form
  const noMethod = billing.hasNoMethod ? NO_METHOD_REASON : undefined
  return (
    <form autoComplete="off" noValidate className={body}>
      <ErrorSummary problems={form.problems} attempt={form.focusCount} />
      {billing.hasNoMethod ? (
        <Notice tone="info">{NO_METHOD}</Notice>
      ) : (
        <MethodChoice
          methods={billing.methods}
          chosen={billing.method}
          error={form.methodError}
          onChoose={billing.changeMethod}
        />
      )}
      <CreditLink />
      {form.isCardGone && <Notice tone="info">{CARD_GONE}</Notice>}
      {isCard && (
        <div className={css.card}>
          <CardFieldsForm form={card} isChecked={form.isChecked} decline={declineText(declines)} />
          <CardFee isAmex={card.isAmex} />
        </div>
      )}
      {isCard && <BillingAddress billing={billing} form={form.address} />}
      <TextField
        label="PO number"
        optional
        enter="blur"
        autoComplete="off"
        maxLength={40}
        value={billing.purchaseOrder}
        onChange={(event) => billing.changePurchaseOrder(event.currentTarget.value)}
      />
      <Deadlines />
      <StepFoot
        step="payment"
        busy={isPending}
        blockedReason={isRestricted ? TEXAS_REASON : noMethod}
        onClick={form.goOn}
      >
        {isPending && isCard ? 'Checking the card...' : 'Continue to review'}
      </StepFoot>
    </form>
  )
}

/** Announces the fee of card payment; the charge is always the server's total. */
function CardFee({ isAmex }: { isAmex: boolean }) {
  const fee = useCardFee(isAmex)
  if (fee === null) return null
  return (
    <p className={css.fee}>
      Card fee {fee.percent}% of the subtotal: {formatMoney(fee.cents)}
    </p>
  )
}
