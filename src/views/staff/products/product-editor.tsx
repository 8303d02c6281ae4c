import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { stickyBar } from '#src/views/staff/settings/settings.css.ts'
import { valueOf } from './product-edit.ts'
import { ProductField } from './product-field.tsx'
import {
  allFields,
  BIN,
  ETA,
  fieldId,
  type FieldSection,
  labelOf,
  priceFields,
  SECTIONS,
  stockField,
} from './product-fields.ts'
import { repeatableFailureText } from '#src/views/staff/staff-failure-text.ts'
import { SaveState, TheirChanges } from './product-notice.tsx'
import * as desk from '#src/views/staff/desk.css.ts'
import * as css from './products.css.ts'
import type { ProductEditor as Editor } from './use-product-edit.ts'

/** All fields of a product in one form. */
export function ProductEditor({ editor }: { editor: Editor }) {
  const { edit, attempt, save } = editor
  const { levels, stock } = edit.base
  const fields = (section: FieldSection) => <Section section={section} editor={editor} />
  return (
    <Form onSubmit={() => void save()}>
      <ErrorSummary problems={problemsOf(editor)} attempt={attempt} headingLevel="h3" />
      <TheirChanges editor={editor} />
      {fields(SECTIONS.texts)}
      {fields(SECTIONS.group)}
      {fields(SECTIONS.packing)}
      {fields(SECTIONS.attributes)}
      <section aria-label="Prices" className={css.group}>
        <h3 className={css.heading}>Prices</h3>
        <p className={`${desk.small} ${css.wide}`}>
          Dollars a case, by level. Customers of a level without a price cannot buy it.
        </p>
        <div className={`${css.prices} ${css.wide}`}>
          {priceFields(levels).map((field) => (
            <EditedField key={field.name} field={field} editor={editor} />
          ))}
        </div>
      </section>
      {fields({ title: 'Stock', fields: [stockField(stock), BIN, ETA] })}
      {fields(SECTIONS.shown)}
      {fields(SECTIONS.shipping)}
      <SaveBar editor={editor} />
    </Form>
  )
}

function problemsOf({ edit: { base, problems }, failure, pressed }: Editor): readonly FieldProblem[] {
  if (failure) return [{ text: repeatableFailureText(pressed, failure) }]
  const known = new Set(allFields(base).map(({ name }) => name))
  return problems.map(({ field, text }) => ({
    text: `${labelOf(field, base.levels)}: ${text}`,
    ...(known.has(field) && { fieldId: fieldId(field) }),
  }))
}

const Section = ({ section: { title, fields }, editor }: { section: FieldSection; editor: Editor }) => (
  <section aria-label={title} className={css.group}>
    <h3 className={css.heading}>{title}</h3>
    {fields.map((field) => (
      <EditedField key={field.name} field={field} editor={editor} />
    ))}
  </section>
)

interface EditedFieldProps {
  field: FieldSection['fields'][number]
  editor: Editor
}

const EditedField = ({ field, editor: { edit, dispatch } }: EditedFieldProps) => (
  <ProductField
    field={field}
    value={valueOf(edit, field.name)}
    error={edit.problems.find((problem) => problem.field === field.name)?.text}
    choices={edit.base.choices[field.name]}
    onType={(text) => dispatch({ type: 'typed', field: field.name, text })}
  />
)

function SaveBar({ editor }: { editor: Editor }) {
  const { isChanged, isPending, dispatch } = editor
  const offline = useOffline()
  const nothing = isChanged ? null : 'Nothing to save.'
  return (
    <Cluster className={stickyBar}>
      <Button
        type="submit"
        tone="primary"
        busy={isPending}
        blockedReason={nothing ?? offline}
        reasonHidden={nothing !== null}
      >
        Save
      </Button>
      <Button
        tone="outline"
        blockedReason={nothing ?? (isPending ? 'Wait until it is saved.' : null)}
        reasonHidden
        onClick={() => dispatch({ type: 'dropped' })}
      >
        Reset
      </Button>
      <SaveState editor={editor} />
    </Cluster>
  )
}
