import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { emptyListing, listingPath } from '#contract/catalogue/listing-address.ts'
import { filterValuesQuery } from '#src/services/platform/queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import * as css from './finder.css.ts'

const NOTHING = { caliber: '', effect: '', color: '' }
type Field = keyof typeof NOTHING

const FIELDS: readonly { readonly field: Field; readonly label: string }[] = [
  { field: 'caliber', label: 'Caliber' },
  { field: 'effect', label: 'Effect' },
  { field: 'color', label: 'Color' },
]

/** Three selects that lead to a filtered listing, for professionals. */
export function Finder() {
  const [wanted, setWanted] = useState(NOTHING)
  const navigate = useNavigate()
  const find = (event: SyntheticEvent) => {
    event.preventDefault()
    const chosen = FIELDS.flatMap(({ field }) => (wanted[field] === '' ? [] : [[field, [wanted[field]]]]))
    const filters = { ...emptyListing.filters, ...Object.fromEntries(chosen) }
    void navigate(listingPath({ ...emptyListing, filters }))
  }
  return (
    <Card as="section" aria-label="Find a shell" padding="sm">
      <form method="post" className={css.form} onSubmit={find}>
        {FIELDS.map(({ field, label }) => (
          <Choice
            key={field}
            field={field}
            label={label}
            value={wanted[field]}
            onChoose={(value) => setWanted({ ...wanted, [field]: value })}
          />
        ))}
        <Button tone="primary" type="submit" data-keep-clear>
          Show products
        </Button>
      </form>
    </Card>
  )
}

interface ChoiceProps {
  field: Field
  label: string
  value: string
  onChoose: (value: string) => void
}

function Choice({ field, label, value, onChoose }: ChoiceProps) {
  const values = useQuery(filterValuesQuery(useQueryScope(), field)).data ?? []
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="">Any</option>
      {values.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </SelectField>
  )
}
