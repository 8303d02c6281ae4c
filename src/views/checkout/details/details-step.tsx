import { useState } from 'react'
import { lacksDocuments } from '#contract/cart/carts.ts'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { afterPress } from '#src/ui/focus/after-press.ts'
import { Section, StepFoot } from '#src/views/checkout/step-card.tsx'
import { TEXAS_REASON, useIsRestricted } from '#src/views/checkout/use-is-restricted.ts'
import { useOrder } from '#src/views/checkout/use-order.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { AddressChoice } from './address-choice.tsx'
import { ContactFields } from './contact-fields.tsx'
import { useDetails } from './use-details.ts'
import { WayChoice } from './way-choice.tsx'

/** The first step: freight or pickup, address, contact. */
export function DetailsStep({ actors }: { actors: CheckoutActors }) {
  const details = useDetails(actors)
  const isRestricted = useIsRestricted()
  const [left, setLeft] = useState({ phone: false, name: false })
  const { cart } = useOrder()
  const documentsReason =
    cart && lacksDocuments(cart.documents) ? 'Send your documents first, below.' : undefined
  const isTried = details.attempt > 0
  return (
    <>
      <ErrorSummary problems={details.problems} attempt={details.focusCount} />
      <WayChoice actors={actors} />
      {!details.isPickup && (
        <AddressChoice actors={actors} address={details.address} error={details.addressError} />
      )}
      {/* rendered after the addresses have loaded, to avoid a layout shift */}
      {!details.address.isLoading && (
        <>
          <Section title="Contact">
            <ContactFields
              actors={actors}
              contact={details.contact}
              shows={{ phone: left.phone || isTried, name: left.name || isTried }}
              onLeave={(field) => afterPress(() => setLeft((before) => ({ ...before, [field]: true })))}
            />
          </Section>
          <StepFoot
            step="checkout"
            busy={details.isCompleting}
            blockedReason={isRestricted && !details.address.isOpen ? TEXAS_REASON : documentsReason}
            onClick={details.goOn}
          >
            {details.isPickup ? 'Continue to pickup' : 'Continue to shipping'}
          </StepFoot>
        </>
      )}
    </>
  )
}
