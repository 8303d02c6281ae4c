import { not } from 'xstate'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import {
  candidatesOf,
  invokeId,
  invokesOf,
  listOf,
  type Part,
  partAt,
  partName,
  setCandidates,
  type Slot,
} from '#statecharts/mutants/config.ts'
import type { Operator, Spoiling } from '#statecharts/mutants/spoiling.ts'

/** Finds the same slot again in another copy. */
type SlotIn = (state: Part) => Slot | undefined

type Change = (candidates: readonly Part[]) => readonly Part[]

/** Everything that can be wrong with the candidates of one event. */
export function slotSpoilings(
  slot: Slot,
  slotIn: SlotIn,
  elsewhere: (target: string) => string | undefined,
): readonly Spoiling[] {
  const candidates = candidatesOf(slot)
  const spoiling: Spoil = (operator, what, change) => ({
    operator,
    what: `${slot.descriptor}|${what}`,
    descriptor: slot.descriptor,
    spoil: (state) => {
      const found = slotIn(state)
      if (found) setCandidates(found, change(candidatesOf(found)))
    },
  })
  const way = candidates.length > 1 ? [spoiling('drop way out', 'all', () => [])] : []
  const each = candidates.flatMap((candidate, index) => [
    spoiling('drop transition', String(index), (all) => all.toSpliced(index, 1)),
    ...targetSpoilings(spoiling, slot, candidate, index, elsewhere),
    ...guardSpoilings(spoiling, candidate, index, candidates[index + 1]),
    ...actionSpoilings(spoiling, candidate, index),
  ])
  return [...way, ...each]
}

type Spoil = (operator: Operator, what: string, change: Change) => Spoiling

function targetSpoilings(
  spoiling: Spoil,
  { kind }: Slot,
  { target, reenter }: Part,
  index: number,
  elsewhere: (target: string) => string | undefined,
): readonly Spoiling[] {
  const other = typeof target === 'string' ? elsewhere(target) : undefined
  const moved = replaced(index, (each) => ({ ...each, target: other }))
  return [
    ...(other === undefined ? [] : [spoiling('retarget', `${index} to ${other}`, moved)]),
    ...(target === undefined || kind === 'always'
      ? []
      : [spoiling('drop target', String(index), without(index, 'target'))]),
    ...(reenter === true ? [spoiling('drop reenter', String(index), without(index, 'reenter'))] : []),
  ]
}

function guardSpoilings(
  spoiling: Spoil,
  { guard }: Part,
  index: number,
  next: Part | undefined,
): readonly Spoiling[] {
  if (guard === undefined) return []
  // a guard of a configuration is a name, a part with a name, or a composite: `not` takes each
  const negated = replaced(index, (each) => ({ ...each, guard: not(each['guard'] as string) }))
  return [
    spoiling('negate guard', String(index), negated),
    spoiling('drop guard', String(index), without(index, 'guard')),
    ...(next?.['guard'] === undefined
      ? []
      : [spoiling('swap candidates', `${index} and ${index + 1}`, swapped(index))]),
  ]
}

const actionSpoilings = (spoiling: Spoil, { actions }: Part, index: number): readonly Spoiling[] =>
  listOf(actions).map((action, at) =>
    spoiling(
      'drop action',
      `${index} ${partName(action)}`,
      replaced(index, (each) => ({ ...each, actions: omit(listOf(each['actions']), at) })),
    ),
  )

export function stateSpoilings(
  state: Part,
  chart: ChartModel,
  delays: readonly string[],
): readonly Spoiling[] {
  const actions = ['entry', 'exit'].flatMap((key) =>
    listOf(state[key]).map((action, at) => ({
      operator: 'drop action' as const,
      what: `${key} ${partName(action)}`,
      spoil: (copy: Part) => void (copy[key] = omit(listOf(copy[key]), at)),
    })),
  )
  const invokes = invokesOf(state).flatMap((invoke, at): readonly Spoiling[] => [
    {
      operator: 'drop invoke',
      what: invokeId(invoke),
      spoil: (copy) => void (copy['invoke'] = omit(listOf(copy['invoke']), at)),
    },
    ...(invoke['input'] === undefined
      ? []
      : [
          {
            operator: 'drop input' as const,
            what: invokeId(invoke),
            spoil: (copy: Part) => void delete invokesOf(copy)[at]?.['input'],
          },
        ]),
  ])
  return [...actions, ...invokes, ...delaySpoilings(state, delays), ...rootSpoilings(state, chart)]
}

/** A timer waits for another named delay of the machine; where there is only one, for a second more than a day. */
function delaySpoilings(state: Part, delays: readonly string[]): readonly Spoiling[] {
  const waits = Object.keys(partAt(state['after']))
  return waits.map((delay) => {
    const other = delays.find((name) => !waits.includes(name)) ?? '86401000'
    return {
      operator: 'swap delay',
      what: `${delay} to ${other}`,
      spoil: (copy) => {
        const { [delay]: list, ...rest } = partAt(copy['after'])
        copy['after'] = { ...rest, [other]: list }
      },
    }
  })
}

function rootSpoilings(state: Part, chart: ChartModel): readonly Spoiling[] {
  const children = Object.keys(partAt(state['states']))
  const initial = children.find((key) => key !== state['initial'])
  const spoilings: Spoiling[] = []
  if (typeof state['initial'] === 'string' && initial !== undefined)
    spoilings.push({
      operator: 'begin elsewhere',
      what: `in ${initial}`,
      spoil: (copy) => void (copy['initial'] = initial),
    })
  if (state['output'] !== undefined)
    spoilings.push({
      operator: 'drop output',
      what: chart.id,
      spoil: (copy) => void delete copy['output'],
    })
  return spoilings
}

const replaced =
  (index: number, change: (candidate: Part) => Part): Change =>
  (all) =>
    all.map((each, at) => (at === index ? change(each) : each))

const without = (index: number, key: string): Change =>
  replaced(index, (candidate) =>
    Object.fromEntries(Object.entries(candidate).filter(([each]) => each !== key)),
  )

const swapped =
  (index: number): Change =>
  (all) => {
    const [one, other] = [all[index], all[index + 1]]
    return one && other ? all.toSpliced(index, 2, other, one) : all
  }

const omit = (list: readonly unknown[], index: number): readonly unknown[] => list.toSpliced(index, 1)
