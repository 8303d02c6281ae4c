import { counted } from '#contract/platform/format-count.ts'
import type { CartLine } from '#contract/cart/carts.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import * as css from './line-tools.css.ts'
import type { ChosenLines } from './use-chosen-lines.ts'

interface LineToolsProps {
  find: string
  onFind: (text: string) => void
  lines: readonly CartLine[]
  shown: readonly CartLine[]
  chosen: ChosenLines
}

/** Finds lines of a large cart and removes many of them at once. */
export function LineTools({ find, onFind, lines, shown, chosen }: LineToolsProps) {
  const { choose, chosenLines, areAllShown, areSomeShown } = chosen
  return (
    <>
      <div className={css.find}>
        <TextField
          type="search"
          label="Find in cart"
          required={false}
          value={find}
          placeholder="Model or name"
          autoComplete="off"
          onChange={(event) => onFind(event.currentTarget.value)}
        />
      </div>
      <div className={css.choice}>
        <Checkbox
          ref={(box) => {
            if (box) box.indeterminate = areSomeShown && !areAllShown
          }}
          label="All shown"
          checked={areAllShown}
          disabled={shown.length === 0}
          onChange={(event) => choose({ kind: 'shown', isChosen: event.currentTarget.checked })}
        />
        <output className={css.count}>{countText(lines.length, shown.length, chosenLines.length)}</output>
        <RemoveChosen lines={chosenLines} onRemoved={() => choose({ kind: 'none' })} />
      </div>
      {shown.length === 0 && (
        <div className={css.none}>
          <p>No line matches “{find.trim()}”.</p>
          <Button onClick={() => onFind('')}>Show all lines</Button>
        </div>
      )}
    </>
  )
}

/** "200 lines", "12 of 200 lines, 3 chosen" */
function countText(all: number, shown: number, chosen: number): string {
  const lines = counted(all, 'line')
  const found = shown === all ? lines : `${shown} of ${lines}`
  return chosen === 0 ? found : `${found}, ${chosen} chosen`
}

function RemoveChosen({ lines, onRemoved }: { lines: readonly CartLine[]; onRemoved: () => void }) {
  const cart = useSystemActor('cart')
  const offline = useOffline()
  const remove = () => {
    cart.send({
      type: 'lines.set',
      reason: 'removal',
      lines: lines.map(({ products_id }) => ({ products_id, quantity: 0 })),
    })
    onRemoved()
  }
  return (
    <Button
      size="sm"
      blockedReason={offline ?? (lines.length === 0 ? 'Choose lines first.' : undefined)}
      reasonHidden
      onClick={remove}
    >
      Remove {lines.length > 0 && lines.length} chosen
    </Button>
  )
}
