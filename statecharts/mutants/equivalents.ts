import type { MachineModel } from '#machines/model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import type { Mutant } from '#statecharts/mutants/mutants.ts'
import { isDeclared } from '#statecharts/rules/candidates.ts'

const opens = 'stepToOpen names one step, so that the guards of two steps never hold at once'
const prepared = 'a preflight ends in one kind, never in two: only the first two guards overlap'
const undecided = 'while the days are not known and nothing else was chosen, deciding leads to reading them'
const oneVerdict = 'verdictOn gives one verdict on an answer, so that the guards of two never hold at once'

/** Mutants that no path can tell from their machine, each with the reason. */
export const equivalents: Readonly<Record<string, string>> = {
  'swap candidates checkout.open.stepping.opening|always|1 and 2': opens,
  'swap candidates checkout.open.stepping.opening|always|2 and 3': opens,
  'swap candidates checkout.open.stepping.rechecking|xstate.done.actor.rechecking|1 and 2': prepared,
  'swap candidates checkout.open.stepping.rechecking|xstate.done.actor.rechecking|2 and 3': prepared,
  'swap candidates checkout.open.stepping.rechecking|xstate.done.actor.rechecking|3 and 4': prepared,
  'begin elsewhere schedule|in deciding': undecided,
  'retarget schedule.datesUnreachable|dates.reload|0 to #schedule.deciding': undecided,
  'swap candidates schedule.saving|xstate.done.actor.updatePickupInfo|0 and 1': oneVerdict,
  'swap candidates shippingQuotes.saving|xstate.done.actor.saveShippingQuote|1 and 2': oneVerdict,
  'drop reenter versionCheck.version.comparingAgain|appInfo.known|0':
    'it leads to another state than its own, which is entered anyway',
  'drop transition versionCheck.scripts.paying|chunk.failed|0':
    'no state above takes the event: the transition only says on the chart that nothing follows',
  'drop transition flowCounting.backingOff|page.hidden|0':
    'no state above takes the event: the transition only says on the chart that a busy shop is not asked',
  'drop transition quantityEntry.resting|quantity.clear|0':
    'no state above takes the event: the transition only says on the chart that nothing is waiting',
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
  'swap candidates payment.saving|xstate.done.actor.saveBilling|1 and 2':
    'one answer is saved or cannot be delivered, never both: only the first two guards overlap',
}

/** What is argued of mutants that are noticed, or that there are not. */
export function staleArguments(survivors: readonly Mutant[]): readonly string[] {
  const surviving = new Set(survivors.map((mutant) => mutant.id))
  return Object.keys(equivalents).filter((id) => !surviving.has(id))
}

/** Why nothing can tell a mutant from its machine; undefined: something should. */
export function reasonFor(model: MachineModel, mutant: Mutant): string | undefined {
  return equivalents[mutant.id] ?? (isSwapOfExclusive(model, mutant) ? exclusive : undefined)
}

const exclusive = 'the two guards never hold at once, as the rule on overlapping guards proves'

export function isSwapOfExclusive(
  model: MachineModel,
  { operator, source, descriptor }: Pick<Mutant, 'operator' | 'source' | 'descriptor'>,
): boolean {
  if (operator !== 'swap candidates') return false
  const chart = chartOf(model.machine)
  const list = chart.transitions.find((each) => each.source === source && each.descriptor === descriptor)
  return list !== undefined && !isDeclared(chart, list, model.overlaps)
}
