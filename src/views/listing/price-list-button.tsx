import { Button } from '#src/ui/action/button.tsx'
import { useOpening } from '#src/ui/overlay/use-opening.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { useBrand } from '#src/views/shop/hooks/use-settings.ts'

const PriceList = lazyComponent(
  () => import('./price-list.tsx'),
  (module) => module.PriceList,
)

/** Only in the professional storefront. */
export function PriceListButton() {
  const brand = useBrand()
  const { isOpen, wasOpen, open, close } = useOpening()
  if (brand !== 'pro') return null
  return (
    <>
      <Button tone="outline" onClick={open}>
        Price list
      </Button>
      {wasOpen && <PriceList isOpen={isOpen} onClose={close} />}
    </>
  )
}
