import { not } from 'xstate'
import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import {
  candidatesOf,
  invokeId,
  invokesOf,
  listOf,
  type ConfigPart,
  partAt,
  partName,
  setCandidates,
  type Slot,
} from '#statecharts/mutants/config.ts'
import type { Operator, Mutation } from '#statecharts/mutants/mutation.ts'

/** Finds the same slot again in another copy. */
type SlotIn = (state: ConfigPart) => Slot | undefined

type Change = (candidates: readonly ConfigPart[]) => readonly ConfigPart[]

/** Everything that can be wrong with the candidates of one event. */
export function slotMutations(
  slot: Slot,
  slotIn: SlotIn,
  elsewhere: (target: string) => string | undefined,
): readonly Mutation[] {
  const candidates = candidatesOf(slot)
  const mutation: Spoil = (operator, what, change) => ({
    operator,
    what: `${slot.descriptor}|${what}`,
    descriptor: slot.descriptor,
    apply: (state) => {
      const found = slotIn(state)
      if (found) setCandidates(found, change(candidatesOf(found)))
    },
  })
  const way = candidates.length > 1 ? [mutation('drop way out', 'all', () => [])] : []
  const each = candidates.flatMap((candidate, index) => [
    mutation('drop transition', String(index), (all) => all.toSpliced(index, 1)),
    ...targetMutations(mutation, slot, candidate, index, elsewhere),
    ...guardMutations(mutation, candidate, index, candidates[index + 1]),
    ...actionMutations(mutation, candidate, index),
  ])
  return [...way, ...each]
}

type Spoil = (operator: Operator, what: string, change: Change) => Mutation

function targetMutations(
  mutation: Spoil,
  { kind }: Slot,
  { target, reenter }: ConfigPart,
  index: number,
  elsewhere: (target: string) => string | undefined,
): readonly Mutation[] {
  const other = typeof target === 'string' ? elsewhere(target) : undefined
  const moved = replaced(index, (each) => ({ ...each, target: other }))
  return [
    ...(other === undefined ? [] : [mutation('retarget', `${index} to ${other}`, moved)]),
    ...(target === undefined || kind === 'always'
      ? []
      : [mutation('drop target', String(index), without(index, 'target'))]),
    ...(reenter === true ? [mutation('drop reenter', String(index), without(index, 'reenter'))] : []),
  ]
}

function guardMutations(
  mutation: Spoil,
  { guard }: ConfigPart,
  index: number,
  next: ConfigPart | undefined,
): readonly Mutation[] {
  if (guard === undefined) return []
  // a guard of a configuration is a name, a part with a name, or a composite: `not` takes each
  const negated = replaced(index, (each) => ({ ...each, guard: not(each['guard'] as string) }))
  return [
    mutation('negate guard', String(index), negated),
    mutation('drop guard', String(index), without(index, 'guard')),
    ...(next?.['guard'] === undefined
      ? []
      : [mutation('swap candidates', `${index} and ${index + 1}`, swapped(index))]),
  ]
}

const actionMutations = (mutation: Spoil, { actions }: ConfigPart, index: number): readonly Mutation[] =>
  listOf(actions).map((action, at) =>
    mutation(
      'drop action',
      `${index} ${partName(action)}`,
      replaced(index, (each) => ({ ...each, actions: omit(listOf(each['actions']), at) })),
    ),
  )

export function stateMutations(
  state: ConfigPart,
  chart: ChartModel,
  delays: readonly string[],
): readonly Mutation[] {
  const actions = ['entry', 'exit'].flatMap((key) =>
    listOf(state[key]).map((action, at) => ({
      operator: 'drop action' as const,
      what: `${key} ${partName(action)}`,
      apply: (copy: ConfigPart) => void (copy[key] = omit(listOf(copy[key]), at)),
    })),
  )
  const invokes = invokesOf(state).flatMap((invoke, at): readonly Mutation[] => [
    {
      operator: 'drop invoke',
      what: invokeId(invoke),
      apply: (copy) => void (copy['invoke'] = omit(listOf(copy['invoke']), at)),
    },
    ...(invoke['input'] === undefined
      ? []
      : [
          {
            operator: 'drop input' as const,
            what: invokeId(invoke),
            apply: (copy: ConfigPart) => void delete invokesOf(copy)[at]?.['input'],
          },
        ]),
  ])
  return [...actions, ...invokes, ...delayMutations(state, delays), ...rootMutations(state, chart)]
}

/** A timer waits for another named delay of the machine; where there is only one, for a second more than a day. */
function delayMutations(state: ConfigPart, delays: readonly string[]): readonly Mutation[] {
  const waits = Object.keys(partAt(state['after']))
  return waits.map((delay) => {
    const other = delays.find((name) => !waits.includes(name)) ?? '86401000'
    return {
      operator: 'swap delay',
      what: `${delay} to ${other}`,
      apply: (copy) => {
        const { [delay]: list, ...rest } = partAt(copy['after'])
        copy['after'] = { ...rest, [other]: list }
      },
    }
  })
}

function rootMutations(state: ConfigPart, chart: ChartModel): readonly Mutation[] {
  const children = Object.keys(partAt(state['states']))
  const initial = children.find((key) => key !== state['initial'])
  const mutations: Mutation[] = []
  if (typeof state['initial'] === 'string' && initial !== undefined)
    mutations.push({
      operator: 'begin elsewhere',
      what: `in ${initial}`,
      apply: (copy) => void (copy['initial'] = initial),
    })
  if (state['output'] !== undefined)
    mutations.push({
      operator: 'drop output',
      what: chart.id,
      apply: (copy) => void delete copy['output'],
    })
  return mutations
}

const replaced =
  (index: number, change: (candidate: ConfigPart) => ConfigPart): Change =>
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
