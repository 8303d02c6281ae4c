import { registry } from '#machines/index.ts'
import type { MachineWords } from '#machines/platform/words.ts'
import {
  actionWords,
  causeSentence,
  eventWords,
  guardWords,
  transitionSentence,
} from '#statecharts/export/sentences.ts'
import { noticeTexts } from '#statecharts/export/notice-texts.ts'
import type { MachineData, StateData, TransitionData } from './explorer.types.ts'

const NONE: MachineWords = { guards: {}, events: {}, actions: {}, delays: {}, tags: {} }

const byMachine = new Map(registry.map(({ machine, words }) => [machine.id, words]))

/** The words of a machine by its id. */
export const wordsOf = (machine: string): MachineWords => byMachine.get(machine) ?? NONE

const nameOf = (action: string): string => action.replace(/\(.*$/s, '')

const timeIn = ({ states }: MachineData, { kind, source, about }: TransitionData): string | null =>
  kind === 'after'
    ? (states.find(({ path }) => path === source)?.timers.find(({ name }) => name === about)?.time ?? null)
    : null

const told = (transition: TransitionData) => ({ ...transition, actions: transition.actions.map(nameOf) })

/** When and on which condition a transition happens. */
export const causeIn = (machine: MachineData, transition: TransitionData): string =>
  causeSentence(wordsOf(machine.id), told(transition), timeIn(machine, transition))

/** The same with what it does. */
export const sentenceIn = (machine: MachineData, transition: TransitionData): string =>
  transitionSentence(wordsOf(machine.id), told(transition), timeIn(machine, transition))

/** What an action does, with the text that the page shows for a notice. */
export function effectIn(machine: MachineData, action: string): string {
  const name = nameOf(action)
  const row = machine.actions.find((each) => each.name === name)
  const text = row?.does === 'announces' ? noticeTexts[row.what] : undefined
  return `${actionWords(wordsOf(machine.id), name)}${text === undefined ? '' : `: “${text}”`}`
}

export const guardIn = (machine: MachineData, guard: string): string => guardWords(wordsOf(machine.id), guard)
export const eventIn = (machine: MachineData, event: string): string => eventWords(wordsOf(machine.id), event)
export const delayIn = (machine: MachineData, delay: string): string =>
  wordsOf(machine.id).delays[delay] ?? delay
export const tagIn = (machine: MachineData, tag: string): string => wordsOf(machine.id).tags[tag] ?? tag

/** The notices that a state shows on entry or exit, or that its transitions and those around it show. */
export function noticesIn(
  machine: MachineData,
  { entry, exit }: StateData,
  transitions: readonly TransitionData[],
): readonly { readonly notice: string; readonly text: string; readonly when: string }[] {
  const shown = [
    ...entry.map((action) => ({ action, when: 'on entry' })),
    ...exit.map((action) => ({ action, when: 'on exit' })),
    ...transitions.flatMap((transition) =>
      transition.actions.map((action) => ({ action, when: causeIn(machine, transition) })),
    ),
  ]
  return shown.flatMap(({ action, when }) => {
    const row = machine.actions.find(({ name }) => name === nameOf(action))
    const text = row?.does === 'announces' ? noticeTexts[row.what] : undefined
    return row && text !== undefined ? [{ notice: row.what, text, when }] : []
  })
}
