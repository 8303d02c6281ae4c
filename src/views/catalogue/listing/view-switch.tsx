import { Button } from '#src/ui/action/button.tsx'
import type { IconName } from '#src/ui/icon/glyphs.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './listing-page.css.ts'
import { useListingDetails } from './use-listing-details.ts'
import { useListingView } from './use-listing-view.ts'

/** Switches between cards and order form, and toggles the details in both. */
export function ViewSwitch() {
  const [view, setView] = useListingView()
  const details = useListingDetails()
  return (
    <>
      <div role="group" aria-label="View" className={css.switchView}>
        <ViewButton icon="grid" isChosen={view === 'cards'} onClick={() => setView('cards')}>
          Cards
        </ViewButton>
        <ViewButton icon="list" isChosen={view === 'form'} onClick={() => setView('form')}>
          Order form
        </ViewButton>
      </div>
      <span className={css.details}>
        <Button
          tone="quiet"
          icon={<Icon name={details.isShown ? 'eye' : 'eyeOff'} />}
          aria-pressed={details.isShown}
          onClick={details.toggle}
        >
          Details
        </Button>
      </span>
    </>
  )
}

interface ViewButtonProps {
  icon: IconName
  isChosen: boolean
  onClick: () => void
  children: string
}

function ViewButton({ icon, isChosen, onClick, children }: ViewButtonProps) {
  return (
    <Button
      tone={isChosen ? 'outline' : 'quiet'}
      icon={<Icon name={icon} />}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
