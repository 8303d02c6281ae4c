import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import { useConfirmation } from '#src/views/checkout/use-confirmation.ts'
import type { CheckoutActors } from '#src/views/checkout/use-checkout-actors.ts'
import { ADDRESS_GROUP } from './address-group.ts'
import { NAME_FIELD, PHONE_FIELD } from './contact-fields.tsx'
import { useContact } from './use-contact.ts'
import { useNewAddress } from './use-new-address.ts'

/** What the details step checks and saves before it is left. */
export function useDetails(actors: CheckoutActors) {
  const { delivery } = actors
  const context = useSelector(delivery, (snapshot) => snapshot.context)
  const { pickup, cartShippingAddressIsValid: isValid, refusal, refusals } = context
  const isAddressPending = useSelector(delivery, (snapshot) => snapshot.hasTag('addressPending'))
  const isSchedulePending = useSelector(delivery, (snapshot) => snapshot.hasTag('schedulePending'))
  const isTexasPending = useSelector(actors.texasCheck, (snapshot) => snapshot.hasTag('pending'))
  const contact = useContact(actors)
  const address = useNewAddress(actors)
  const [attempt, setAttempt] = useState(0)
  const hasDestination = pickup.is_pickup || isValid
  const { isWaiting, press } = useConfirmation({
    isPending: isAddressPending || isSchedulePending || isTexasPending,
    isSaved: contact.isSaved && hasDestination && !address.isOpen,
    confirm: () => delivery.send({ type: 'delivery.confirm' }),
  })
  const addressError =
    hasDestination || address.isOpen || isAddressPending ? undefined : 'Choose where to ship the order.'
  const contactProblems: FieldProblem[] = [
    ...(contact.nameError ? [{ text: `Who picks it up: ${contact.nameError}`, fieldId: NAME_FIELD }] : []),
    ...(contact.phoneError ? [{ text: `Contact phone: ${contact.phoneError}`, fieldId: PHONE_FIELD }] : []),
  ]
  const problems: FieldProblem[] = [
    ...(addressError === undefined ? [] : [{ text: addressError, fieldId: ADDRESS_GROUP }]),
    ...(address.isOpen ? address.problems : []),
    ...contactProblems,
    ...(refusal ?? []).map((text) => ({ text })),
  ]
  const goOn = () => {
    setAttempt((count) => count + 1)
    const isAddressRight = address.isOpen ? address.check() : addressError === undefined
    if (!isAddressRight || contactProblems.length > 0) return
    if (address.isOpen) delivery.send(address.event)
    if (!contact.isSaved) delivery.send(contact.event)
    press()
  }
  return {
    isPickup: pickup.is_pickup,
    contact,
    address,
    attempt,
    /** moves the focus to the list of problems */
    focusCount: attempt + refusals,
    addressError: attempt > 0 ? addressError : undefined,
    problems: attempt > 0 ? problems : [],
    isWaiting,
    goOn,
  }
}
