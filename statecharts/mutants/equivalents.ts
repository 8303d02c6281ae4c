import type { MachineModel } from '#machines/model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import type { Mutant } from '#statecharts/mutants/mutants.ts'
import { isDeclared } from '#statecharts/rules/candidates.ts'

/** Mutants that no path can tell from their machine, each with the reason. */
export const equivalents: Readonly<Record<string, string>> = {
  'drop transition productSearch|search.submit|1':
    'without a text nothing is searched for, so the search is closed already',
  'drop target productSearch|search.submit|1':
    'without a text nothing is searched for, so the search is closed already',
  'drop action session.authenticating|xstate.done.actor.logIn|1 forgetUser':
    'nobody is known while a password is checked: every way there forgets who was',
  'drop action session.authenticating|xstate.error.actor.logIn|0 forgetUser':
    'nobody is known while a password is checked: every way there forgets who was',
  'drop action shippingQuotes.noCarrier|quotes.reload|0 clearQuotes':
    'without a carrier there are no quotes to clear',
  'drop action shippingQuotes.unreachable|quotes.reload|0 clearQuotes':
    'quotes that could not be loaded were cleared before they were asked for',
  'drop action shippingQuotes.selected|quote.choose|0 recordChoice':
    'the model has one quote, so that a choice made again is the same choice',
  'swap candidates payment.saving|xstate.done.actor.saveBilling|1 and 2':
    'one answer is saved or cannot be delivered, never both: only the first two guards overlap',
}

/** Why nothing can tell a mutant from its machine; undefined: something should. */
export function reasonFor(model: MachineModel, mutant: Mutant): string | undefined {
  return equivalents[mutant.id] ?? (isSwapOfExclusive(model, mutant) ? exclusive : undefined)
}

const exclusive = 'the two guards never hold at once, as the rule on overlapping guards proves'

function isSwapOfExclusive(model: MachineModel, { operator, source, descriptor }: Mutant): boolean {
  if (operator !== 'swap candidates') return false
  const chart = chartOf(model.machine)
  const list = chart.transitions.find((each) => each.source === source && each.descriptor === descriptor)
  return list !== undefined && !isDeclared(chart, list, model.overlaps)
}
