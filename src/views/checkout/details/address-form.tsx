import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { sectionTitle } from '#src/views/checkout/checkout.css.ts'
import { AddressFields } from '#src/views/account/address/address-fields.tsx'
import * as css from '#src/views/account/address/address-form.css.ts'
import { NEW_ADDRESS, type NewAddress } from './use-new-address.ts'

/** The form for a new address; Continue saves it and selects it for the cart. */
export function AddressForm({ address }: { address: NewAddress }) {
  const form = useRef<HTMLFormElement>(null)
  const { hasOthers } = address
  // the button that opened the form is removed while the chunk loads, and the focus with it
  useEffect(() => {
    const isLost = form.current?.ownerDocument.activeElement?.localName === 'body'
    if (hasOthers && isLost) form.current?.querySelector('input')?.focus()
  }, [hasOthers])
  return (
    <form ref={form} className={css.form} noValidate aria-labelledby={`${NEW_ADDRESS}-title`}>
      <h2 id={`${NEW_ADDRESS}-title`} className={sectionTitle}>
        {address.hasOthers ? 'New address' : 'Ship to'}
      </h2>
      <AddressFields
        prefix={NEW_ADDRESS}
        section="shipping"
        values={address.values}
        errors={address.errors}
        cities={address.cities}
        onChange={address.change}
        onLeave={address.leave}
      />
      {address.hasOthers && (
        <div>
          <Button tone="outline" onClick={address.close}>
            Use a saved address
          </Button>
        </div>
      )}
    </form>
  )
}
