import type { OrderPosition } from '#contract/staff/staff-orders.ts'
import { QuantityStepper } from '#src/ui/form/quantity-stepper.tsx'
import * as desk from '#src/views/staff/desk.css.ts'
import * as css from './orders.css.ts'

/** Cases by position of the order. */
export type ChosenCases = ReadonlyMap<number, number>

export const NO_CASES: ChosenCases = new Map()

/** As calls send them. */
export const casesOf = (chosen: ChosenCases) =>
  [...chosen].flatMap(([position, quantity]) => (quantity > 0 ? [{ position, quantity }] : []))

export const countOf = (chosen: ChosenCases): number =>
  [...chosen.values()].reduce((sum, quantity) => sum + quantity, 0)

interface CaseSteppersProps {
  label: string
  positions: readonly OrderPosition[]
  /** cases that can be chosen at most; positions without any are not shown */
  mostOf: (position: OrderPosition) => number
  chosen: ChosenCases
  onChange: (chosen: ChosenCases) => void
}

/** A stepper for each line of an order, none chosen at first. */
export const CaseSteppers = ({ label, positions, mostOf, chosen, onChange }: CaseSteppersProps) => (
  <ul className={css.shipLines} aria-label={label}>
    {positions.map((line) => {
      const most = mostOf(line)
      const { position, products_model: model, products_name: name } = line
      return most === 0 ? null : (
        <li key={position} className={css.shipLine}>
          <span>
            {model} <span className={desk.small}>{name}</span>
          </span>
          <QuantityStepper
            label={`Cases of ${model}, at most ${most}`}
            value={Math.min(most, chosen.get(position) ?? 0)}
            min={0}
            max={most}
            narrow
            onCommit={(next) => onChange(new Map(chosen).set(position, next))}
          />
        </li>
      )
    })}
  </ul>
)
