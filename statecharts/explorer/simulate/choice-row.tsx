import { Button } from '#src/ui/action/button.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { eventIn, guardIn } from '#statecharts/explorer/words-of.ts'
import type { Choice } from './simulation.ts'
import * as own from './simulate.css.ts'

interface ChoiceRowProps {
  readonly machine: MachineData
  readonly choice: Choice
  readonly take: () => void
}

/** One thing that can happen now, with what the guards of its candidates say. */
export const ChoiceRow = ({ machine, choice, take }: ChoiceRowProps) => (
  <li className={`${css.card} ${own.choice}`} data-kind={KINDS[choice.stimulus.kind]}>
    <Button tone="outline" size="sm" title={choice.text} onClick={take}>
      {choice.brief}
    </Button>{' '}
    {choice.event !== null && eventIn(machine, choice.event)}
    {choice.guards.map(({ transition, isTrue }) => (
      <span key={transition} className={css.minor}>
        {' '}
        <br />
        {conditionIn(machine, transition)}: {isTrue ? 'true' : 'false'}
      </span>
    ))}
  </li>
)

function conditionIn(machine: MachineData, id: string): string {
  const found = machine.transitions.find((transition) => transition.id === id)
  return found?.guard ? `${found.condition} (${guardIn(machine, found.guard)})` : 'otherwise'
}

const KINDS = { event: 'event', answer: 'done', timer: 'after' } as const
