import type { MachineWords } from '#machines/platform/words.ts'
import type { TransitionKind } from '#statecharts/engine/chart-model.ts'

/** What a sentence about a transition needs of it. */
export interface Told {
  readonly kind: TransitionKind
  /** event, actor, delay or state; see `ChartTransition` */
  readonly about: string
  /** by name, composites included: `and(isReady, not(isEmpty))` */
  readonly guard: string | null
  /** place among the candidates, from 0 */
  readonly candidate: number
  /** names of actions */
  readonly actions: readonly string[]
}

/** When and on which condition a transition happens: `When the shopper enters a code, if it is new`. */
export function causeSentence(words: MachineWords, told: Told, time: string | null = null): string {
  return `${whenText(words, told, time)}${ifText(words, told)}`
}

/** The same with what it does: `At once, otherwise: shows no coupon, has the cart read again`. */
export function transitionSentence(words: MachineWords, told: Told, time: string | null = null): string {
  const effects = told.actions.map((name) => actionWords(words, name))
  return `${causeSentence(words, told, time)}${effects.length === 0 ? '' : `: ${effects.join(', ')}`}`
}

/** A guard as a clause; of a guard without words its name. */
export function guardWords(words: MachineWords, guard: string): string {
  const [, name, inner] = /^(and|or|not)\((.*)\)$/.exec(guard) ?? []
  if (name === undefined || inner === undefined) return wordsOf(words.guards, guard)
  const parts = argumentsIn(inner).map((part) => guardWords(words, part))
  if (name === 'not') return `it is not so that ${parts.join('')}`
  return parts.join(name === 'and' ? ' and ' : ' or ')
}

export const actionWords = ({ actions }: MachineWords, name: string): string => wordsOf(actions, name)
export const eventWords = ({ events }: MachineWords, name: string): string => wordsOf(events, name)
export const delayWords = ({ delays }: MachineWords, name: string): string => wordsOf(delays, name)

function whenText(words: MachineWords, { kind, about }: Told, time: string | null): string {
  switch (kind) {
    case 'event':
      return `When ${eventWords(words, about)}`
    case 'done':
      return `When ${about} has answered`
    case 'error':
      return `When ${about} has failed`
    case 'after':
      return time === null
        ? `After ${delayWords(words, about)}`
        : `After ${time}, ${delayWords(words, about)}`
    case 'always':
      return 'At once'
    case 'doneState':
      return 'When all in it is done'
    default:
      return kind satisfies never
  }
}

function ifText(words: MachineWords, { guard, candidate }: Told): string {
  if (guard === null) return candidate === 0 ? '' : ', otherwise'
  const [, negated] = /^not\(([^()]*)\)$/.exec(guard) ?? []
  return negated === undefined
    ? `, if ${guardWords(words, guard)}`
    : `, unless ${wordsOf(words.guards, negated)}`
}

const wordsOf = (texts: Readonly<Record<string, string>>, name: string): string => texts[name] ?? name

/** `isReady, or(hasCard, isFree)`: the parts between commas outside parentheses. */
function argumentsIn(text: string): readonly string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const [at, letter] of Array.from(text).entries()) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) {
      parts.push(text.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...parts, text.slice(from).trim()]
}
