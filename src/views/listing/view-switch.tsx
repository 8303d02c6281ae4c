import { Button } from '#src/ui/action/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import * as css from './listing-page.css.ts'
import { useListingDetails } from './use-listing-details.ts'
import { useListingView } from './use-listing-view.ts'

export function ViewSwitch() {
  const [view, setView] = useListingView()
  const details = useListingDetails()
  return (
    <div role="group" aria-label="View" className={css.switchView}>
      <Button
        tone={view === 'cards' ? 'outline' : 'quiet'}
        icon={<Icon name="grid" />}
        aria-pressed={view === 'cards'}
        onClick={() => setView('cards')}
      >
        Cards
      </Button>
      <Button
        tone={view === 'form' ? 'outline' : 'quiet'}
        icon={<Icon name="list" />}
        aria-pressed={view === 'form'}
        onClick={() => setView('form')}
      >
        Order form
      </Button>
      <Button
        tone={details.isShown ? 'outline' : 'quiet'}
        icon={<Icon name={details.isShown ? 'eye' : 'eyeOff'} />}
        aria-pressed={details.isShown}
        onClick={details.toggle}
      >
        Details
      </Button>
    </div>
  )
}
