import { Button } from '#src/ui/action/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useOpening } from '#src/ui/overlay/use-opening.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import * as css from '#src/views/catalogue/listing/listing-page.css.ts'
import { useBrand } from '#src/views/platform/hooks/use-settings.ts'

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
      <span className={css.priceList}>
        <Button tone="quiet" icon={<Icon name="download" />} onClick={open}>
          Price list
        </Button>
      </span>
      {wasOpen && <PriceList isOpen={isOpen} onClose={close} />}
    </>
  )
}
