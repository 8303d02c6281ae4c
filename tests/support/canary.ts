import type { InspectionEvent } from 'xstate'
import type { FlowBatch } from '#contract/site/flow.ts'
import type { TabEntry } from '#contract/site/tab-messages.ts'
import { createFlowCounter } from '#src/app/flow/flow-counter.ts'
import { isCountedStep } from '#src/app/flow/take-steps.ts'
import { TabLog } from '#statecharts/live/tab-log.ts'
import { chartsOfRegistry } from './flow-build.ts'

const SHORTEST = 4
/** What charts call their parts, and messages their kinds. */
const NAMES = `${JSON.stringify(chartsOfRegistry)} active done error stopped event step actor gone null`

/** All texts in plain objects and lists, each object once. */
export function stringsIn(value: unknown, seen: Set<unknown> = new Set()): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? Object.values(value).flatMap((inner) => stringsIn(inner, seen)) : []
}

const written = (value: unknown): string => JSON.stringify(value).slice(1, -1)

/** Those of the texts that are in what was told; property names of messages are no text. */
export function textsFoundIn(told: readonly object[], texts: Iterable<string>): readonly string[] {
  const all = JSON.stringify(told.map((entry) => Object.values(entry)))
  return [...texts].filter((text) => all.includes(written(text)))
}

/** Without its type and the id of the actor that has ended, which are names in the program. */
const payloadOf = (event: unknown): unknown =>
  typeof event === 'object' ? { ...event, type: null, actorId: null } : event

/** What a page tells of itself, and every text of its payloads, answers and contexts, of which it may tell none. */
export class Canary {
  readonly #counter = createFlowCounter('canary')
  readonly #log: TabLog
  readonly #told: object[] = []
  readonly #texts = new Set<string>()

  /** @param tell for controls: what is posted of an entry while an event is handled */
  constructor(tell: (entry: TabEntry, event: unknown) => object = (entry) => entry) {
    let event: unknown = null
    this.#log = new TabLog(
      () => 0,
      (entry) => void this.#told.push(tell(entry, event)),
    )
    this.read = (inspected) => {
      if ('event' in inspected) event = inspected.event
      this.#learn(payloadOf(event))
      if (inspected.type === '@xstate.snapshot' && 'context' in inspected.snapshot)
        this.#learn(inspected.snapshot.context)
      if (isCountedStep(inspected)) this.#counter.note(inspected, 0)
      this.#log.read(inspected)
    }
  }

  readonly read: (inspected: InspectionEvent) => void

  /** How many texts were learnt. */
  get texts(): number {
    return this.#texts.size
  }

  /** Of request bodies, messages and the recording; `spoilt` is what a control makes of the bodies. */
  leaks(
    spoilt: (batches: readonly FlowBatch[]) => readonly FlowBatch[] = (batches) => batches,
  ): readonly string[] {
    this.#counter.leave(0)
    return textsFoundIn([...this.#told, ...spoilt(this.#counter.take())], this.#texts)
  }

  #learn(value: unknown): void {
    for (const text of stringsIn(value))
      if (text.length >= SHORTEST && !NAMES.includes(written(text))) this.#texts.add(text)
  }
}
