import { Button } from '#src/ui/action/button.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { Facets, type FacetsProps } from './facets.tsx'

interface FilterDrawerProps extends FacetsProps {
  total: number | undefined
  isOpen: boolean
  onClose: () => void
}

/** Filters on a narrow screen: applied at once, the drawer stays open, its button only closes it. */
export function FilterDrawer({ total, isOpen, onClose, ...facets }: FilterDrawerProps) {
  const close = (
    <Button tone="primary" wide onClick={onClose}>
      {total === undefined ? 'Show products' : `Show ${total} products`}
    </Button>
  )
  return (
    <Drawer open={isOpen} onClose={onClose} title="Filters" full footer={close}>
      <Facets {...facets} />
    </Drawer>
  )
}
