import { useState } from 'react'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { ListForm } from './list-form.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { PictureField } from './picture-field.tsx'
import {
  bareOf,
  blankOf,
  choicesOf,
  kindOf,
  labelOf,
  lengthOf,
  mayBeNull,
  type SchemaFormProps,
  variantsOf,
} from './schema-node.ts'
import * as css from './staff-page.css.ts'
import { PICTURES, withPicture } from './with-picture.ts'

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  // only asked for where the schema says that it is an object
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The fields of a value, as its schema describes it. */
export function SchemaForm(props: SchemaFormProps) {
  const { node, value, label, onChange } = props
  const bare = bareOf(node)
  switch (bare.type) {
    case 'strict_object':
      return value === null ? <Absent {...props} /> : <ObjectForm {...props} node={bare} />
    case 'variant':
      return <VariantForm {...props} node={bare} />
    case 'array':
      return <ListForm {...props} node={bare} ItemForm={SchemaForm} />
    case 'boolean':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )
    case 'picklist':
      return (
        <SelectField
          label={label}
          value={shownText(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {choicesOf(bare).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SelectField>
      )
    case 'record':
      return <JsonField {...props} />
    case 'literal':
    case 'never':
      return null
    default:
      return <LeafForm {...props} node={bare} isNullable={mayBeNull(node)} />
  }
}

const shownText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function LeafForm({ node, value, label, onChange, isNullable }: SchemaFormProps & { isNullable: boolean }) {
  const shown = shownText(value)
  const change = ({ currentTarget }: { currentTarget: { value: string } }) => {
    const { value: typed } = currentTarget
    if (node.type === 'number') onChange(typed === '' ? null : Number(typed))
    else onChange(typed === '' && isNullable ? null : typed)
  }
  const field = { label, value: shown, onChange: change, optional: true }
  if (node.type === 'number') return <TextField {...field} type="number" step="any" />
  const most = lengthOf(node)
  if (most > 4_000) return <MarkdownField label={label} value={shown} onChange={onChange} />
  return most > 400 && most < 2_000 ? <TextAreaField {...field} rows={3} /> : <TextField {...field} />
}

/** The value is the text itself while that does not parse. */
function JsonField({ value, label, onChange }: SchemaFormProps) {
  const [typed, setTyped] = useState('')
  const json = JSON.stringify(value)
  const written = typeof value === 'string' ? value : json
  return (
    <TextAreaField
      label={label}
      optional
      rows={4}
      spellCheck={false}
      // as typed while that means the same, so that the caret keeps its place
      value={JSON.stringify(parsed(typed)) === json ? typed : written}
      error={typeof value === 'string' ? 'This is not valid JSON.' : undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(parsed(currentTarget.value))
      }}
    />
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function ObjectForm({ node, value, onChange }: SchemaFormProps) {
  const body = record(value)
  return (
    <>
      {Object.entries(node.entries ?? {}).map(([name, entry]) =>
        PICTURES.has(name) ? (
          <PictureField
            key={name}
            label={labelOf(name)}
            value={shownText(body[name])}
            onChange={(typed) =>
              onChange({ ...body, [name]: typed === '' && mayBeNull(entry) ? null : typed })
            }
            onChoose={(picture) => onChange(withPicture(node, body, name, picture))}
          />
        ) : (
          <SchemaForm
            key={name}
            node={entry}
            label={labelOf(name)}
            value={body[name] === undefined ? blankOf(entry) : body[name]}
            onChange={(next) => onChange({ ...body, [name]: next })}
          />
        ),
      )}
    </>
  )
}

function Absent({ node, label, onChange }: SchemaFormProps) {
  return (
    <Checkbox
      label={`Add ${label.toLowerCase()}`}
      checked={false}
      onChange={() => onChange(blankOf(bareOf(node)))}
    />
  )
}

function VariantForm({ node, value, label, onChange }: SchemaFormProps) {
  const variants = variantsOf(node)
  const { kind } = record(value)
  const chosen = variants.find((each) => kindOf(each) === kind) ?? variants[0]
  if (!chosen) return null
  return (
    <div className={css.group}>
      <SelectField
        label={`${label}: kind`}
        value={kindOf(chosen)}
        onChange={({ currentTarget }) => {
          const next = variants.find((each) => kindOf(each) === currentTarget.value)
          if (next) onChange(blankOf(next))
        }}
      >
        {variants.map((each) => (
          <option key={kindOf(each)}>{kindOf(each)}</option>
        ))}
      </SelectField>
      <ObjectForm node={chosen} value={value} label={label} onChange={onChange} />
    </div>
  )
}
