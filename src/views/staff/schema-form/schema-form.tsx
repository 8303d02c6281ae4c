import type { FieldText } from '#contract/content/content-texts.ts'
import { formIn, FORM_TEXTS } from '#contract/content/content-texts.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { DaysField } from './days-field.tsx'
import { FormSection } from './form-section.tsx'
import { ItemList } from './item-list.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { PictureField } from './picture-field.tsx'
import { fieldId, useProblem } from './problems.ts'
import {
  bareOf,
  blankOf,
  choicesOf,
  isDay,
  lengthOf,
  mayBeNull,
  type ObjectFormProps,
} from './schema-node.ts'
import { recordOf, shownText, typedValue } from './shown-value.ts'
import { summaryOf } from './summary-of.ts'
import { TableForm } from './table-form.tsx'
import { PICTURES, withPicture } from './with-picture.ts'

/** The fields of an object, as its schema describes it. */
export function ObjectForm(props: ObjectFormProps) {
  const { node, value, form, path, onChange } = props
  const body = recordOf(value)
  if (form === 'block.table') return <TableForm value={body} path={path} onChange={onChange} />
  return (
    <Stack gap={16}>
      {Object.entries(node.entries ?? {}).map(([name, entry]) => (
        <Field
          key={name}
          node={entry}
          value={body[name] === undefined ? blankOf(entry) : body[name]}
          text={FORM_TEXTS[form]?.[name] ?? { label: name }}
          form={formIn(form, name)}
          path={path === '' ? name : `${path}.${name}`}
          onChange={(next) => onChange({ ...body, [name]: next })}
          {...(PICTURES.has(name) && {
            onChoose: (picture) => onChange(withPicture(node, body, name, picture)),
          })}
        />
      ))}
    </Stack>
  )
}

interface FieldProps extends ObjectFormProps {
  text: FieldText
  /** of the address of a picture: fills the fields beside it too */
  onChoose?: Parameters<typeof PictureField>[0]['onChoose']
}

function Field(props: FieldProps) {
  const { node, value, text, form, path, onChange } = props
  const bare = bareOf(node)
  switch (bare.type) {
    case 'strict_object':
      return <Nested {...props} />
    case 'array':
      return <ItemList node={bare} {...{ value, text, form, path, onChange }} ItemForm={ObjectForm} />
    case 'record':
      return <DaysField {...{ value, text, path, onChange }} />
    case 'literal':
      return null
    default:
      return <Leaf {...props} />
  }
}

/** An object within another one, which may be absent. */
function Nested({ node, value, text: { label, help }, form, path, onChange }: FieldProps) {
  const bare = bareOf(node)
  if (value === null)
    return (
      <Checkbox
        label={`Add ${label.toLowerCase()}`}
        checked={false}
        onChange={() => onChange(blankOf(bare))}
      />
    )
  return (
    <FormSection title={label} summary={summaryOf(value)} path={path}>
      <Stack gap={16}>
        {help && <p>{help}</p>}
        <ObjectForm {...{ value, form, path, onChange }} node={bare} />
        {mayBeNull(node) && (
          <div>
            <Button size="sm" tone="quiet" onClick={() => onChange(null)}>
              Remove {label.toLowerCase()}
            </Button>
          </div>
        )}
      </Stack>
    </FormSection>
  )
}

function Leaf({ node, value, text, path, onChange, onChoose }: FieldProps) {
  const error = useProblem(path)
  const bare = bareOf(node)
  const shown = shownText(value)
  const texts = { id: fieldId(path), label: text.label, hint: text.help, error }
  const typed = (next: string) => onChange(typedValue(node, next))
  const change = ({ currentTarget }: { currentTarget: { value: string } }) => typed(currentTarget.value)
  if (bare.type === 'boolean')
    return (
      <Checkbox
        {...texts}
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    )
  if (bare.type === 'picklist')
    return (
      <SelectField {...texts} value={shown} onChange={change}>
        {choicesOf(bare).map((choice) => (
          <option key={choice} value={choice}>
            {text.choices?.[choice] ?? choice}
          </option>
        ))}
      </SelectField>
    )
  if (onChoose) return <PictureField {...texts} value={shown} onChange={typed} onChoose={onChoose} />
  const field = { ...texts, value: shown, onChange: change, optional: node !== bare }
  if (bare.type === 'number') return <TextField {...field} type="number" step="any" />
  if (isDay(bare)) return <TextField {...field} type="date" />
  const most = lengthOf(bare)
  if (most > 10_000) return <MarkdownField {...texts} value={shown} onChange={typed} />
  return most > 400 && most !== 2_000 ? <TextAreaField {...field} rows={3} /> : <TextField {...field} />
}
