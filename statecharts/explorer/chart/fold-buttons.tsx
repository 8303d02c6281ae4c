import { Button } from '#src/ui/action/button.tsx'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { layoutFor, NEAR } from './chart-markup.ts'

interface FoldButtonsProps {
  readonly machine: MachineData
  /** ids with commas, or `near` */
  readonly folded: string
  readonly show: (folded: string) => void
}

/** A button for each state that can be folded: pressed, it is folded. */
export function FoldButtons({ machine, folded, show }: FoldButtonsProps) {
  const ids = folded === '' || folded === NEAR ? [] : folded.split(',')
  const all = [...new Set(machine.layouts.flatMap((layout) => layout.folded))].sort()
  return all.map((id) => {
    const isFolded = ids.includes(id)
    const others = ids.filter((each) => each !== id && !isInside(each, id) && !isInside(id, each))
    const wanted = isFolded ? others : [...others, id]
    return (
      <Button
        key={id}
        tone={toneOf(isFolded)}
        size="sm"
        aria-pressed={isFolded}
        onClick={() => show((layoutFor(machine, wanted)?.folded ?? []).join(','))}
      >
        Fold {id.slice(machine.id.length + 1)}
      </Button>
    )
  })
}

/** Of a button that is pressed or not. */
export const toneOf = (isPressed: boolean) => (isPressed ? 'primary' : 'outline')

const isInside = (id: string, around: string): boolean => id.startsWith(`${around}.`)
