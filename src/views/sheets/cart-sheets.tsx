import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { CartLine } from '#contract/cart/carts.ts'
import { linesOf } from '#machines/cart/cart.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { LabelSheetList } from './label-sheets.tsx'

/** Opens the price tags and barcodes of the current cart. */
export function CartSheets() {
  const { DocumentJobs } = useShop()
  const cart = useCurrentCart()
  const [isOpen, setOpen] = useState(false)
  const isEmpty = cart === null || cart.count === 0
  return (
    <>
      <Button
        tone="outline"
        blockedReason={isEmpty ? 'An empty cart has none.' : null}
        onClick={() => setOpen(true)}
      >
        Tags and barcodes
      </Button>
      <Dialog open={isOpen && !isEmpty} onClose={() => setOpen(false)} title="Price tags and barcodes">
        {!isEmpty && (
          <>
            <p>One for each product in this cart, without the prices that you pay.</p>
            <DocumentJobs>
              <LabelSheetList source="cart" {...cart} />
            </DocumentJobs>
          </>
        )}
      </Dialog>
    </>
  )
}

/** With how many different products; null: it is not loaded. */
export function useCurrentCart(): { readonly id: number; readonly count: number } | null {
  const cart = useSystemActor('cart')
  const id = useSelector(cart, ({ context }) => context.cart?.id ?? null)
  const count = useSelector(cart, (snapshot) => productsOf(linesOf(snapshot)))
  return id === null ? null : { id, count }
}

/** How many different products. */
export const productsOf = (lines: readonly Pick<CartLine, 'products_id'>[]): number =>
  new Set(lines.map((line) => line.products_id)).size
