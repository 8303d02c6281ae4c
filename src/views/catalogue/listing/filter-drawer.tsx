import { counted } from '#contract/platform/format-count.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { Facets, type FacetsProps } from './facets.tsx'

interface FilterDrawerProps extends FacetsProps {
  total: number | undefined
  isOpen: boolean
  onClose: () => void
}

/** The facets on narrow screens; changes apply at once, the button only closes the drawer. */
export function FilterDrawer({ total, isOpen, onClose, ...facets }: FilterDrawerProps) {
  const close = (
    <Button tone="primary" wide onClick={onClose}>
      {total === undefined ? 'Show products' : `Show ${counted(total, 'product')}`}
    </Button>
  )
  return (
    <Drawer open={isOpen} onClose={onClose} title="Filters" full footer={close}>
      <Facets {...facets} />
    </Drawer>
  )
}
