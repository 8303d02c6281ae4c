import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type EventObject,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import { canonical } from '#statecharts/engine/json.ts'

const effectLimit = 300
const waitsNoLonger = 'waits no longer'

/**
 * What a machine does besides going to another state, as sentences in the order in which it happens: `emits …`,
 * `tells cart …`, `starts submitOrder …`, `waits 5000 ms`; then what became of it: `stops …`, `sets declines to 1`,
 * `ends with …`.
 */
export class EffectsRecorder {
  readonly clock: SimulatedClock
  #heard: string[] = []
  #before: AnyMachineSnapshot | undefined

  constructor() {
    this.clock = new TellingClock((effect) => this.#hear(effect))
  }

  emitted(event: EventObject): void {
    this.#heard.push(`emits ${eventText(event)}`)
  }

  /** Of all that is inspected, what this actor sends to others, and which actors it starts. */
  inspected(inspection: InspectionEvent, actor: AnyActorRef | undefined): void {
    if (inspection.type !== '@xstate.event' || !actor || inspection.sourceRef !== actor) return
    const { event, actorRef } = inspection
    // every actor has an id; the type also allows for logic that is no actor
    const id = actorRef === actor ? 'itself' : (actorRef as AnyActorRef).id
    if (event.type === 'xstate.init') this.#hear(`starts ${id}${inputText(event)}`)
    else if (!event.type.startsWith('xstate.')) this.#hear(`tells ${id} ${eventText(event)}`)
  }

  /** An actor that does the same for ever dies of what is thrown here. */
  #hear(effect: string): void {
    if (this.#heard.length >= effectLimit && !effect.startsWith(waitsNoLonger))
      throw new Error('it does not come to rest')
    this.#heard.push(effect)
  }

  /** All effects since it was asked last. */
  take(snapshot: AnyMachineSnapshot): readonly string[] {
    const before = this.#before
    const effects = [
      ...this.#heard,
      ...stopped(before, snapshot),
      ...changes('', before?.context, snapshot.context),
      ...(snapshot.status === 'done' && snapshot.output !== undefined
        ? [`ends with ${canonical(snapshot.output)}`]
        : []),
    ]
    this.#heard = []
    this.#before = snapshot
    return effects
  }
}

/** A clock that tells which timers are started and stopped. */
class TellingClock extends SimulatedClock {
  readonly #pending = new Map<number, number>()
  readonly #tell: (effect: string) => void

  constructor(tell: (effect: string) => void) {
    super()
    this.#tell = tell
  }

  override setTimeout(fn: (...args: readonly unknown[]) => void, timeout: number): number {
    const id = super.setTimeout(fn, timeout)
    this.#pending.set(id, timeout)
    this.#tell(`waits ${timeout} ms`)
    return id
  }

  override clearTimeout(id: number): void {
    this.#tell(`${waitsNoLonger} (${this.#pending.get(id)} ms)`)
    super.clearTimeout(id)
  }
}

function stopped(before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot): readonly string[] {
  const gone = Object.keys(before?.children ?? {}).filter((id) => after.children[id] === undefined)
  return gone.sort().map((id) => `stops ${id}`)
}

/** What is different in a context, by the paths of its parts. */
function changes(path: string, before: unknown, after: unknown): readonly string[] {
  if (before === after) return []
  if (!isRecord(before) || !isRecord(after)) {
    const text = canonical(after)
    return path !== '' && canonical(before) !== text ? [`sets ${path} to ${text}`] : firstChanges(path, after)
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return keys.flatMap((key) => changes(path === '' ? key : `${path}.${key}`, before[key], after[key]))
}

const firstChanges = (path: string, after: unknown): readonly string[] =>
  path === '' && isRecord(after) ? changes('', {}, after) : []

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function eventText({ type, ...payload }: EventObject): string {
  return Object.keys(payload).length === 0 ? type : `${type} ${canonical(payload)}`
}

const inputText = (event: EventObject): string =>
  'input' in event && event.input !== undefined ? ` ${canonical(event.input)}` : ''
