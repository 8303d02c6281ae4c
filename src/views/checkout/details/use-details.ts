import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { planOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useSaveProblems } from '#src/views/checkout/use-save-problems.ts'
import { ADDRESS_GROUP } from './address-group.ts'
import { NAME_FIELD, PHONE_FIELD } from './contact-fields.tsx'
import { useContact } from './use-contact.ts'
import { useNewAddress } from './use-new-address.ts'

/** Validates and saves the details step before it is left. */
export function useDetails(actors: CheckoutActors) {
  const { delivery, schedule, stepCompletion } = actors
  const isValid = useSelector(delivery, ({ context }) => context.cartShippingAddressIsValid)
  const isPickup = useSelector(schedule, (snapshot) => planOf(snapshot).is_pickup)
  const isAddressPending = useSelector(delivery, (snapshot) => snapshot.hasTag('pending'))
  const isCompleting = useSelector(stepCompletion, (snapshot) => snapshot.hasTag('completingDetails'))
  const contact = useContact(actors)
  const address = useNewAddress(actors)
  const addressSaves = useSaveProblems(actors, 'delivery')
  const otherSaves = useSaveProblems(actors, 'schedule')
  const [attempt, setAttempt] = useState(0)
  const hasDestination = isPickup || isValid
  const addressError =
    hasDestination || address.isOpen || isAddressPending ? undefined : 'Choose where to ship the order.'
  const contactProblems: FieldProblem[] = [
    ...(contact.nameError ? [{ text: `Who picks it up: ${contact.nameError}`, fieldId: NAME_FIELD }] : []),
    ...(contact.phoneError ? [{ text: `Contact phone: ${contact.phoneError}`, fieldId: PHONE_FIELD }] : []),
  ]
  const unsaved = [...addressSaves.problems, ...otherSaves.problems]
  const own: FieldProblem[] = [
    ...(addressError === undefined ? [] : [{ text: addressError, fieldId: ADDRESS_GROUP }]),
    ...(address.isOpen ? address.problems : []),
    ...contactProblems,
  ]
  const goOn = () => {
    setAttempt((count) => count + 1)
    const isAddressRight = address.isOpen ? address.check() : addressError === undefined
    if (!isAddressRight || contactProblems.length > 0) return
    if (address.isOpen) delivery.send(address.event)
    if (!contact.isSaved) schedule.send(contact.event)
    stepCompletion.send({ type: 'delivery.confirm' })
  }
  return {
    isPickup,
    contact,
    address,
    attempt,
    /** an increase moves the focus to the error summary */
    focusCount: attempt + addressSaves.count + otherSaves.count,
    addressError: attempt > 0 ? addressError : undefined,
    problems: [...(attempt > 0 ? own : []), ...unsaved],
    isCompleting,
    goOn,
  }
}
