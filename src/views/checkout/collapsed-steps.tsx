import { useSelector } from '@xstate/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { STEPS, type Step } from '#contract/platform/constants.ts'
import type { Billing } from '#contract/checkout/payment.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { formatPhone, phoneDigits } from '#src/views/account/address/phone.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { Card } from '#src/ui/display/card.tsx'
import { SummaryList, SummaryRow } from '#src/ui/display/summary-row.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { dayText, timeText } from './day-text.ts'
import { addressText } from '#src/views/account/address/address-form-values.ts'
import { methodText } from './payment/method-texts.ts'
import { freightText } from './shipping/freight-text.ts'
import { CollapsedStepsSkeleton } from './collapsed-steps-skeleton.tsx'
import { isBefore, STEP_TEXTS } from './steps.ts'
import { useOrder } from './use-order.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'

export interface CollapsedStepsProps {
  actors: CheckoutActors
  /** shows the steps before this one */
  step: Step
}

/** The finished steps, collapsed to their values. */
export function CollapsedSteps({ actors, step }: CollapsedStepsProps) {
  const isLoading = useIsLoading(actors, step)
  if (step === 'checkout') return null
  if (isLoading) return <CollapsedStepsSkeleton step={step} />
  const shown = STEPS.filter((each) => isBefore(each, step))
  return (
    <Card padding="sm">
      <SummaryList>
        <DetailsRows actors={actors} />
        {shown.includes('shipping') && <ShippingRow actors={actors} />}
        {shown.includes('payment') && <PaymentRow actors={actors} />}
      </SummaryList>
    </Card>
  )
}

/** Whether the data of the rows is being loaded for the first time. */
function useIsLoading({ delivery, schedule, shippingQuotes }: CheckoutActors, step: Step): boolean {
  const isPickup = useSelector(schedule, ({ context }) => context.pickup.is_pickup)
  const isAddressLoading = useSelector(
    delivery,
    (snapshot) => snapshot.context.cartShippingAddress === null && snapshot.hasTag('pending'),
  )
  const areQuotesLoading = useSelector(
    shippingQuotes,
    (snapshot) => snapshot.context.shippingQuotes.length === 0 && snapshot.hasTag('pending'),
  )
  return !isPickup && (isAddressLoading || (areQuotesLoading && step !== 'shipping'))
}

function Change({ step, what }: { step: Step; what: string }) {
  return (
    <Link to={STEP_TEXTS[step].path}>
      Change<VisuallyHidden> {what}</VisuallyHidden>
    </Link>
  )
}

function DetailsRows({ actors }: { actors: CheckoutActors }) {
  const pickup = useSelector(actors.schedule, ({ context }) => context.pickup)
  const address = useSelector(actors.delivery, ({ context }) => context.cartShippingAddress)
  const phone = pickup.pickup_phone === null ? null : formatPhone(phoneDigits(pickup.pickup_phone))
  const to: ReactNode = pickup.is_pickup
    ? `${pickup.pickup_name ?? 'You'} at our warehouse`
    : address && `${address.name}, ${addressText(address)}`
  return (
    <>
      <SummaryRow
        label={pickup.is_pickup ? 'Pickup by' : 'Ship to'}
        action={
          <Change step="checkout" what={pickup.is_pickup ? 'how the order reaches you' : 'the address'} />
        }
      >
        {to ?? 'Not chosen yet'}
      </SummaryRow>
      {phone && (
        <SummaryRow label="Contact" action={<Change step="checkout" what="the contact phone" />}>
          {phone}
        </SummaryRow>
      )}
    </>
  )
}

function ShippingRow({ actors }: { actors: CheckoutActors }) {
  const { cart } = useOrder()
  const pickup = useSelector(actors.schedule, ({ context }) => context.pickup)
  const quotes = useSelector(actors.shippingQuotes, ({ context }) => context)
  const quote = quotes.shippingQuotes.find(
    (each) =>
      each.optionId === (quotes.choice?.optionId ?? null) ||
      each.shipping_quotes_id === cart?.shipping_quotes_id,
  )
  if (pickup.is_pickup) {
    const when = [
      pickup.pickup_date && dayText(pickup.pickup_date),
      pickup.pickup_time && timeText(pickup.pickup_time),
    ]
    return (
      <SummaryRow label="Pickup time" action={<Change step="shipping" what="the pickup time" />}>
        {when.filter(Boolean).join(' at ') || 'Not chosen yet'}
      </SummaryRow>
    )
  }
  return (
    <SummaryRow label="Freight" action={<Change step="shipping" what="the freight" />}>
      {quote ? freightText(quote, pickup.ship_date) : 'Not chosen yet'}
    </SummaryRow>
  )
}

function PaymentRow({ actors }: { actors: CheckoutActors }) {
  const { card } = useShop()
  const { deposit } = useSyncExternalStore(card.subscribe, card.read)
  const { cartBilling, creditCardResponse } = useSelector(actors.payment, ({ context }) => context)
  const isCard = cartBilling?.payment_method === 'credit_card'
  return (
    <>
      <SummaryRow label="Payment" action={<Change step="payment" what="the payment" />}>
        {cartBilling === null ? 'Not chosen yet' : methodText(cartBilling, creditCardResponse)}
        {isCard && deposit !== null && <>, deposit of {formatMoney(Math.round(deposit * 100))} now</>}
      </SummaryRow>
      {isCard && (
        <SummaryRow label="Billing" action={<Change step="payment" what="the billing address" />}>
          {billingText(cartBilling)}
        </SummaryRow>
      )}
    </>
  )
}

const billingText = ({ name, company, street_address, city, state, postcode }: Billing): string =>
  [name, company, street_address, `${city ?? ''}, ${state ?? ''} ${postcode ?? ''}`]
    .filter(Boolean)
    .join(', ')
