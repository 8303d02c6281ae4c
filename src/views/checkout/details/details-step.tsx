import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { Section, StepFoot } from '#src/views/checkout/step-card.tsx'
import { TEXAS_REASON, useIsRestricted } from '#src/views/checkout/texas-panel.tsx'
import { useConfirmation } from '#src/views/checkout/use-confirmation.ts'
import type { Parts } from '#src/views/checkout/use-parts.ts'
import { ADDRESS_GROUP, AddressChoice } from './address-choice.tsx'
import { ContactFields, NAME_FIELD, PHONE_FIELD } from './contact-fields.tsx'
import { useContact } from './use-contact.ts'
import { WayChoice } from './way-choice.tsx'

/** Ship or pick up, where to, and whom to call. */
export function DetailsStep({ parts }: { parts: Parts }) {
  const { delivery } = parts
  const { pickup, cartShippingAddressIsValid: isValid } = useSelector(delivery, ({ context }) => context)
  const isAddressPending = useSelector(delivery, (snapshot) => snapshot.hasTag('addressPending'))
  const isSchedulePending = useSelector(delivery, (snapshot) => snapshot.hasTag('schedulePending'))
  const isRestricted = useIsRestricted()
  const contact = useContact(parts)
  const [left, setLeft] = useState({ phone: false, name: false })
  const [attempt, setAttempt] = useState(0)
  const isPending = isAddressPending || isSchedulePending
  const hasDestination = pickup.is_pickup || isValid
  const { isWaiting, press } = useConfirmation({
    isPending,
    isSaved: contact.isSaved && hasDestination,
    confirm: () => delivery.send({ type: 'delivery.confirm' }),
  })
  const shows = { phone: left.phone || attempt > 0, name: left.name || attempt > 0 }
  const addressError = hasDestination || isAddressPending ? undefined : 'Choose where to ship the order.'
  const problems: FieldProblem[] = [
    ...(addressError === undefined ? [] : [{ text: addressError, fieldId: ADDRESS_GROUP }]),
    ...(contact.nameError ? [{ text: `Who picks it up: ${contact.nameError}`, fieldId: NAME_FIELD }] : []),
    ...(contact.phoneError ? [{ text: `Contact phone: ${contact.phoneError}`, fieldId: PHONE_FIELD }] : []),
  ]
  const goOn = () => {
    setAttempt((count) => count + 1)
    if (problems.length > 0) return
    if (!contact.isSaved) delivery.send(contact.event)
    press()
  }
  return (
    <>
      <ErrorSummary problems={attempt > 0 ? problems : []} attempt={attempt} />
      <WayChoice parts={parts} />
      {!pickup.is_pickup && <AddressChoice parts={parts} error={attempt > 0 ? addressError : undefined} />}
      <Section title="Contact">
        <ContactFields
          parts={parts}
          contact={contact}
          shows={shows}
          onLeave={(field) => setLeft({ ...left, [field]: true })}
        />
      </Section>
      <StepFoot
        step="checkout"
        busy={isWaiting}
        blockedReason={isRestricted ? TEXAS_REASON : undefined}
        onClick={goOn}
      >
        Continue to shipping
      </StepFoot>
    </>
  )
}
