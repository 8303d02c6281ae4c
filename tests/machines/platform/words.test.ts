import type { AnyStateMachine } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { couponMachine } from '#machines/checkout/coupon/coupon.machine.ts'
import { registry } from '#machines/index.ts'
import type { toastMachine } from '#machines/platform/toast/toast.machine.ts'
import type { MachineWords } from '#machines/platform/words.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { byKind } from '#statecharts/engine/guard-outcomes.ts'

const kinds = ['guards', 'events', 'actions', 'delays'] as const

/** Names of each kind in the implementations and events of the machine, beside those with words. */
function namesOf({ machine, events, words }: (typeof registry)[number]) {
  const { actions, delays, guards } = machine.implementations
  const named = { events, actions, delays }
  return kinds.map((kind) => ({
    kind,
    names: (kind === 'guards'
      ? byKind(chartOf(machine), Object.keys(guards))
      : Object.keys(named[kind])
    ).toSorted(),
    worded: Object.keys(words[kind]).sort(),
  }))
}

const tagsOf = (machine: AnyStateMachine): readonly string[] =>
  [...new Set(chartOf(machine).nodes.flatMap(({ tags }) => tags))].sort()

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

describe.each(registry.map((model) => [model.machine.id, model] as const))('the words of %s', (_, model) => {
  const texts = [...kinds, 'tags' as const].flatMap((kind) =>
    Object.entries(model.words[kind]).map(([name, text]) => ({ kind, name, text })),
  )

  test('tell every guard, event, action and delay, and no other', () => {
    for (const { names, worded } of namesOf(model)) expect(worded).toEqual(names)
  })

  test('tell every tag of a state, and no other', () => {
    expect(Object.keys(model.words.tags).sort()).toEqual(tagsOf(model.machine))
  })

  test('are parts of a sentence: no capital at the start, no stop at the end, at most 90 letters', () => {
    expect(texts.filter(({ text }) => !/^[a-z][^.!?]{3,88}[^.!?\s]$/.test(text))).toEqual([])
  })

  test('say more than the name that they explain', () => {
    expect(texts.filter(({ name, text }) => lettersOf(name) === lettersOf(text))).toEqual([])
  })

  test('tell two guards, and two events, by different words', () => {
    for (const kind of ['guards', 'events'] as const) {
      const said = Object.values(model.words[kind])
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
    }
  })
})

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
type Coupon = MachineWords<typeof couponMachine>
type Toast = MachineWords<typeof toastMachine>

test('the compiler asks for the names of the machine and accepts no other', () => {
  const guards: Same<keyof Coupon['guards'], 'hasText' | 'hasCode' | 'hasHadCode' | 'is accepted'> = true
  const delays: Same<keyof Coupon['delays'], 'couponRetryDelay'> = true
  const tags: Same<keyof Coupon['tags'], 'pending' | 'unreachable'> = true
  const events: Same<
    keyof Toast['events'],
    'pointer.entered' | 'pointer.left' | 'tab.hidden' | 'tab.shown' | 'toast.close'
  > = true
  const none: Same<Toast['guards'], Readonly<Record<string, never>>> = true
  expect([guards, delays, tags, events, none]).not.toContain(false)
})
