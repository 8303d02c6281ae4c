import { counted } from '#contract/platform/format-count.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { PATHS } from '#contract/content/paths.ts'
import { savedCartsQuery } from '#src/services/cart/cart-queries.ts'
import { templatesQuery } from '#src/services/quick-order/template-query.ts'
import { Button } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Card } from '#src/ui/display/card.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { page as pageStyle } from '#src/views/account/account-page.css.ts'
import type { CartFormActor } from '#src/views/cart/saved/cart-form.ts'
import { SaveCart } from '#src/views/cart/saved/save-cart.tsx'
import { type SendCartRequest, useCartRequest } from '#src/views/cart/saved/use-cart-request.ts'
import { Favorites } from '#src/views/catalogue/product-lists/favorites.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useCart } from '#src/views/platform/hooks/use-cart.ts'
import { useWhenAccepted } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import * as css from '#src/views/cart/account/carts.css.ts'
import { SavedCartList } from '#src/views/cart/account/saved-cart-list.tsx'
import { SaveTemplate } from '#src/views/quick-order/templates/save-template.tsx'
import { type TemplateForms, TemplateList } from './template-list.tsx'

interface CartsPageProps {
  readonly form: CartFormActor
  readonly templates: TemplateForms
}

/** The current cart, the saved ones, the templates, and the favorites. */
export function CartsPage({ form, templates }: CartsPageProps) {
  usePageTitle('Carts')
  const { send, pending } = useCartRequest(form)
  const scope = useQueryScope()
  const { isPending } = useQuery(savedCartsQuery(scope))
  const { isPending: areTemplatesPending } = useQuery(templatesQuery(scope))
  return (
    <div className={pageStyle}>
      <h1 tabIndex={-1}>Carts</h1>
      <CurrentCart form={form} send={send} pending={pending} />
      <SavedCartList form={form} send={send} pending={pending} />
      {/* below lists whose height is known by then */}
      {!isPending && <TemplateList {...templates} />}
      {!isPending && !areTemplatesPending && (
        <Favorites
          renderSave={(products) => (
            <SaveTemplate
              form={templates.form}
              name="Favorites"
              content={{ lines: products.map(({ products_id }) => ({ products_id, quantity: 1 })) }}
            />
          )}
        />
      )}
    </div>
  )
}

interface CurrentCartProps {
  readonly form: CartFormActor
  readonly send: SendCartRequest
  readonly pending: string | null
}

function CurrentCart({ form, send, pending }: CurrentCartProps) {
  const { count } = useCart()
  const name = useSelector(useSystemActor('cart'), ({ context }) => context.cart?.cart_name ?? null)
  const [isSaving, setSaving] = useState(false)
  const offline = useOffline()
  useWhenAccepted(form, ({ kind }) => {
    if (kind === 'saved') setSaving(false)
  })
  return (
    <Card as="section" aria-labelledby="current-title" className={css.current}>
      <div>
        <h2 id="current-title" className={css.name}>
          Your cart now{name !== null && `: ${name}`}
        </h2>
        <p className={css.note}>{count === 0 ? 'It is empty.' : counted(count, 'case')}</p>
      </div>
      <Cluster>
        <Link to={PATHS.cart} className={buttonStyle({ tone: 'outline' })}>
          Open cart
        </Link>
        <Button
          tone="outline"
          blockedReason={count === 0 ? 'An empty cart is not saved.' : offline}
          reasonHidden
          onClick={() => setSaving(true)}
        >
          Save and start a new cart
        </Button>
      </Cluster>
      <SaveCart
        isOpen={isSaving}
        isPending={pending === 'save'}
        send={send}
        onClose={() => setSaving(false)}
      />
    </Card>
  )
}
