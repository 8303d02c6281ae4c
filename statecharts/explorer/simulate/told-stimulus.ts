import type { Stimulus } from '#statecharts/engine/machine-state.ts'
import { canonical } from '#statecharts/engine/json.ts'
import { stimulusText } from '#statecharts/engine/state-space.ts'

/** Of a payload; what is cut ends with an ellipsis, and is whole where it is pointed at. */
const longest = 120

/**
 * A stimulus in few words: of several samples of one event only the fields in which they differ.
 */
export function toldBriefly(stimulus: Stimulus, all: readonly Stimulus[]): string {
  if (stimulus.kind !== 'event') return stimulusText(stimulus)
  const { type } = stimulus.event
  const samples = all.flatMap((each) =>
    each.kind === 'event' && each.event.type === type ? [payloadOf(each.event)] : [],
  )
  const payload = payloadOf(stimulus.event)
  const told = samples.length < 2 ? textOf(payload) : differingText(payload, samples)
  return told === '' ? type : `${type} ${told.length > longest ? `${told.slice(0, longest - 1)}…` : told}`
}

type Fields = Readonly<Record<string, unknown>>

function differingText(payload: Fields, samples: readonly Fields[]): string {
  const missing = Object.keys(Object.assign({}, ...samples) as Fields).filter(
    (key) => !Object.hasOwn(payload, key),
  )
  const told = textOf(differing(payload, samples))
  return [told, ...(missing.length === 0 ? [] : [`without ${missing.join(', ')}`])].join(' ').trim()
}

/** The fields that are not the same in all samples. */
function differing(payload: Fields, samples: readonly Fields[]): Fields {
  const kept = Object.entries(payload).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
    const values = samples.map((sample) => sample[key])
    if (new Set(values.map(canonical)).size === 1) return []
    return [[key, isFields(value) && values.every(isFields) ? differing(value, values) : value]]
  })
  return Object.fromEntries(kept)
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (payload: Fields): string => (Object.keys(payload).length === 0 ? '' : JSON.stringify(payload))

const payloadOf = (event: object): Fields =>
  Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'type'))
