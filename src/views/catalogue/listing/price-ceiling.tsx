import { useState } from 'react'
import type { ListingState } from '#contract/catalogue/listing-address.ts'
import type { ListingChange } from '#src/services/catalogue/listing/listing-filters.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import * as css from './price-ceiling.css.ts'

interface PriceCeilingProps {
  state: ListingState
  onChange: (change: ListingChange) => void
}

const MOST_DIGITS = 6

/** Replaces the price filter by "under" a typed price; customers only. */
export function PriceCeiling({ state, onChange }: PriceCeilingProps) {
  const applied = /^0?-(\d+)$/.exec(state.filters.price[0] ?? '')?.[1] ?? ''
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null)
  const text = typed !== null && typed.over === applied ? typed.text : applied
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        const price = text === '' ? [] : [`-${text}`]
        onChange((newest) => ({ ...newest, filters: { ...newest.filters, price }, page: 1 }))
      }}
    >
      <TextField
        label="Under, in dollars per case"
        required={false}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) =>
          setTyped({
            text: event.currentTarget.value.replaceAll(/\D/g, '').slice(0, MOST_DIGITS),
            over: applied,
          })
        }
      />
      <Button type="submit">Apply</Button>
    </form>
  )
}
