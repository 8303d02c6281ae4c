import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { ACCOUNT_PATHS } from '#contract/content/paths.ts'
import { planPath } from '#contract/content/show-paths.ts'
import { findProduct } from '#src/services/cart/cart-queries.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useCart } from '#src/views/platform/hooks/use-cart.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import * as css from './quick-add.css.ts'
import { useProductSuggestions } from './use-product-suggestions.ts'

/** Adds products by model number or UPC with suggestions, one at a time; many are added by the quick order. */
export function QuickAdd() {
  const { count } = useCart()
  return (
    <Card as="section" padding="sm" aria-label="Quick add">
      <OneLine>
        <Link to={ACCOUNT_PATHS.quickOrder} className={buttonStyle({})}>
          Paste a list
        </Link>
        {count > 0 && (
          <Link to={planPath({ kind: 'cart' })} className={buttonStyle({})}>
            Plan a show from this cart
          </Link>
        )}
      </OneLine>
    </Card>
  )
}

function OneLine({ children }: { children: ReactNode }) {
  const { call } = useShop()
  const cart = useSystemActor('cart')
  const offline = useOffline()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [quantity, setQuantity] = useState(1)
  const [error, setError] = useState('')
  const [isPending, setPending] = useState(false)
  const suggestionsId = useId()
  const suggestions = useProductSuggestions(code)
  const add = async () => {
    const product = await findProduct(call, code)
    if (product === null) return `No product has the model or UPC ${code.trim()}.`
    if (product.quantity === 0) return `${product.products_name} is out of stock.`
    cart.send({ type: 'line.add', products_id: product.products_id, quantity })
    setCode('')
    setQuantity(1)
    return ''
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setError('Enter a model or UPC.')
    setPending(true)
    setError(await add().catch(() => 'The product could not be looked up. Try again.'))
    setPending(false)
    field.current?.focus()
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label="Quick add by model or UPC"
        value={code}
        autoComplete="off"
        list={suggestionsId}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setError('')
        }}
        {...(error === '' ? {} : { error })}
      />
      <datalist id={suggestionsId}>
        {suggestions.map(({ products_model, products_name, manufacturers_name }) => (
          <option key={products_model} value={products_model}>
            {products_name}, {manufacturers_name}
          </option>
        ))}
      </datalist>
      <div className={css.controls}>
        <QuantityStepper label="Quantity of the product to add" value={quantity} onCommit={setQuantity} />
        <Button tone="primary" type="submit" busy={isPending} blockedReason={offline}>
          Add
        </Button>
        {children}
      </div>
    </form>
  )
}
