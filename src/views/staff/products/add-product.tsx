import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { FieldProblem, ProductChoices } from '#contract/staff/staff-products.ts'
import { addProduct, productChoicesQuery } from '#src/services/staff/product-desk.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { LeaveDialog } from '#src/views/platform/components/loss-dialog.tsx'
import { useLeaveQuestion } from '#src/views/platform/hooks/use-leave-question.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { QueryState } from '#src/views/staff/query-state.tsx'
import { useChosenHeading } from '#src/views/staff/use-chosen-heading.ts'
import { useStaffQuery } from '#src/views/staff/use-staff-query.ts'
import { ProductField } from './product-field.tsx'
import { fieldId, type ProductField as Field, priceFields, SECTIONS } from './product-fields.ts'
import { type ProductLocation, productsPath } from './product-location.ts'
import { repeatableFailureText } from '#src/views/staff/staff-failure-text.ts'
import * as desk from '#src/views/staff/desk.css.ts'
import * as css from './products.css.ts'
import { usePress } from './use-product-edit.ts'

/** What a product needs before it has a page of its own here. */
export function AddProduct({ location }: { location: ProductLocation }) {
  const { call } = useShop()
  const choices = useStaffQuery(productChoicesQuery(call))
  if (choices.data === undefined) return <QueryState query={choices} title="Could not load the form." />
  return <AddForm choices={choices.data} location={location} />
}

interface AddFormProps {
  choices: ProductChoices
  location: ProductLocation
}

function AddForm({ choices, location }: AddFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { add, isAdded, problems, attempt, isPending, failure } = useAdd(location)
  const question = useLeaveQuestion(!isAdded && Object.values(typed).some((text) => text !== ''), () =>
    setTyped({}),
  )
  const offline = useOffline()
  const { heading, ...focus } = useChosenHeading()
  const fields = fieldsOf(choices)
  return (
    <Stack as="section" aria-label="New product" className={desk.detail} {...focus}>
      <h2 ref={heading} tabIndex={-1}>
        New product
      </h2>
      <p>It is hidden until you show it. All other fields follow when it is added.</p>
      <Form onSubmit={() => void add(typed)}>
        <ErrorSummary
          problems={
            failure
              ? [{ text: repeatableFailureText('add', failure) }]
              : problems.map((problem) => shownProblem(problem, fields))
          }
          attempt={attempt}
          headingLevel="h3"
        />
        <div className={css.group}>
          {fields.map((field) => (
            <ProductField
              key={field.name}
              field={field}
              value={typed[field.name] ?? ''}
              error={problems.find((problem) => problem.field === field.name)?.text}
              choices={choices.choices[field.name]}
              onType={(text) => setTyped((before) => ({ ...before, [field.name]: text }))}
            />
          ))}
        </div>
        <div>
          <Button type="submit" tone="primary" busy={isPending} blockedReason={offline}>
            Add the product
          </Button>
        </div>
      </Form>
      <LeaveDialog {...question} />
    </Stack>
  )
}

const shownProblem = ({ field, text }: FieldProblem, fields: readonly Field[]) => ({
  text: `${fields.find(({ name }) => name === field)?.label ?? field}: ${text}`,
  fieldId: fieldId(field),
})

const MODEL: Field = {
  name: 'model',
  label: 'Model',
  hint: 'The key of every import; it cannot be changed later.',
  control: { kind: 'text' },
}

function fieldsOf({ levels }: ProductChoices): readonly Field[] {
  const [name] = SECTIONS.texts.fields
  const [brand, category] = SECTIONS.group.fields
  const [packaging, , upc] = SECTIONS.packing.fields
  const [weight] = SECTIONS.shipping.fields
  const prices = priceFields(levels).slice(0, 1)
  const priced = prices.map((price) => ({ ...price, label: `Price ${price.label}` }))
  return [MODEL, name, brand, category, packaging, upc, weight, ...priced]
}

function useAdd(location: ProductLocation) {
  const { call } = useShop()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { send, isPending, answer, failure } = usePress()
  const [attempt, setAttempt] = useState(0)
  const add = async ({ model = '', ...fields }: Readonly<Record<string, string>>) => {
    if (isPending) return
    const body = { model, fields: { ...fields, active: 'no' } }
    const added = await send(body, (request_id) => addProduct(call, { ...body, request_id }))
    setAttempt((count) => count + 1)
    if (added?.kind !== 'saved') return
    void queries.invalidateQueries({ queryKey: ['staff', 'products'] })
    void navigate(productsPath({ ...location, product: String(added.product.id) }), {
      replace: true,
      state: { staysInPlace: true },
    })
  }
  const problems = answer?.kind === 'invalid' ? answer.problems : []
  return { add, isAdded: answer?.kind === 'saved', problems, attempt, isPending, failure }
}
