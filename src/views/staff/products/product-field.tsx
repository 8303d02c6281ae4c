import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { FieldNotes } from '#src/ui/form/field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { fieldId, partsOf, type ProductField as Field, SEPARATOR } from './product-fields.ts'
import * as desk from '#src/views/staff/desk.css.ts'
import * as css from './products.css.ts'

interface ProductFieldProps {
  field: Field
  value: string
  error: string | undefined
  /** values that it may have, where it may not have others */
  choices: readonly string[] | undefined
  onType: (text: string) => void
}

const NONE: readonly string[] = []

/** The control of a field, with its help and why it was not saved. */
export function ProductField({ field, value, error, choices = NONE, onType }: ProductFieldProps) {
  const { name, label, hint, isOptional = false, control } = field
  const texts = { id: fieldId(name), label, hint, error }
  const shared = {
    ...texts,
    value,
    // most may be empty, and to say so of each would be noise
    required: !isOptional,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
  }
  switch (control.kind) {
    case 'switch':
      return <Switch {...texts} checked={value === 'yes'} onChange={(isOn) => onType(isOn ? 'yes' : 'no')} />
    case 'paragraph':
      return (
        <div className={css.wide}>
          <TextAreaField {...shared} rows={5} />
        </div>
      )
    case 'choice':
      return (
        <SelectField {...shared}>
          {(isOptional || value === '') && <option value="">{isOptional ? 'None' : 'Choose one'}</option>}
          {withCurrent(choices, [value]).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      )
    case 'choices':
      return <Several {...texts} value={value} choices={choices} onType={onType} />
    case 'text':
      return <TextField {...shared} autoComplete="off" {...(control.mode && { inputMode: control.mode })} />
    default:
      return control satisfies never
  }
}

/** A value that the shop no longer offers stays where it is. */
const withCurrent = (choices: readonly string[], current: readonly string[]): readonly string[] => [
  ...choices,
  ...current.filter((each) => each !== '' && !choices.includes(each)),
]

interface SeveralProps extends Pick<ProductFieldProps, 'value' | 'error' | 'onType'> {
  id: string
  label: string
  hint: string | undefined
  choices: readonly string[]
}

function Several({ id, label, hint, value, error, choices, onType }: SeveralProps) {
  const chosen = partsOf(value)
  const all = withCurrent(choices, chosen)
  const toggle = (each: string, isOn: boolean) => {
    const next = isOn ? [...chosen, each] : chosen.filter((other) => other !== each)
    onType(next.join(SEPARATOR))
  }
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={`${css.several} ${css.wide}`}
      {...(error && { 'aria-describedby': `${id}-error` })}
    >
      <legend>
        <strong>{label}</strong>
      </legend>
      {all.length === 0 && <span className={desk.small}>The shop has none.</span>}
      {all.map((each) => (
        <Checkbox
          key={each}
          label={each}
          checked={chosen.includes(each)}
          onChange={({ currentTarget }) => toggle(each, currentTarget.checked)}
        />
      ))}
      <Stack className={css.wide}>
        <FieldNotes id={id} hint={hint} error={error} />
      </Stack>
    </fieldset>
  )
}
