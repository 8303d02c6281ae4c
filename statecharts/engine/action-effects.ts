import type { AnyStateMachine } from 'xstate'

/** What a named action does, read from its definition without running the machine. */
export type ActionEffect =
  /** `event` and `to` are null where they depend on values of context or event */
  | { readonly kind: 'send'; readonly event: string | null; readonly to: string | null }
  | { readonly kind: 'emit'; readonly event: string | null }
  | { readonly kind: 'raise'; readonly event: string | null }
  /** names of the fields of the context, sorted */
  | { readonly kind: 'assign'; readonly fields: readonly string[] }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'custom' }

/** The id that an action sends to when the receiver is the machine's own reference. */
export const SELF = 'itself'

/**
 * The effect of an action by its name in `setup`. Expressions are called with placeholders for context, event and
 * parameters, so that constant parts (event types, receivers, fields) are found also where payloads are computed.
 */
export function effectOf(machine: AnyStateMachine, name: string): ActionEffect {
  const actions: Readonly<Record<string, unknown>> = machine.implementations.actions ?? {}
  const action = actions[name]
  if (typeof action !== 'function' || !('type' in action)) return { kind: 'custom' }
  switch (action.type) {
    case 'xstate.sendTo':
      return { kind: 'send', event: typeOf(valueOf(action, 'event')), to: idOf(valueOf(action, 'to')) }
    case 'xstate.emit':
      return { kind: 'emit', event: typeOf(valueOf(action, 'event')) }
    case 'xstate.raise':
      return { kind: 'raise', event: typeOf(valueOf(action, 'event')) }
    case 'xstate.assign':
      return { kind: 'assign', fields: fieldsOf(valueOf(action, 'assignment')) }
    case 'xstate.cancel':
      return { kind: 'cancel' }
    default:
      return { kind: 'custom' }
  }
}

/**
 * The texts that stand in the expressions of a sending action, for its event and its receiver: where a condition chooses
 * between them, one evaluation finds one only.
 */
export function textsOfSend(
  machine: AnyStateMachine,
  name: string,
): { readonly events: readonly string[]; readonly receivers: readonly string[] } {
  const actions: Readonly<Record<string, unknown>> = machine.implementations.actions ?? {}
  const action = actions[name]
  if (typeof action !== 'function') return { events: [], receivers: [] }
  const textsAt = (key: string) => [
    ...String(Reflect.get(action, key)).matchAll(/['"`]([a-zA-Z]+(?:\.[a-zA-Z]+)?)['"`]/g),
  ]
  const plain = (key: string) => textsAt(key).flatMap(([, text]) => text ?? [])
  return { events: plain('event').filter((text) => text.includes('.')), receivers: plain('to') }
}

/** A property of an action; of a function the result for placeholders, null where it fails with them. */
function valueOf(action: object, key: string): unknown {
  const value: unknown = Reflect.get(action, key)
  if (typeof value !== 'function') return value
  try {
    return Reflect.apply(value, undefined, [scope, placeholder])
  } catch {
    return null
  }
}

/** Every property and every call of it is a placeholder again; as text it is empty, as a list too. */
const placeholder: unknown = new Proxy(() => undefined, {
  get: (_, key) => {
    if (key === Symbol.iterator) return function* nothing() {}
    if (key === Symbol.toPrimitive) return () => ''
    return key === 'then' ? undefined : placeholder
  },
  apply: () => placeholder,
})

const scope = {
  context: placeholder,
  event: placeholder,
  self: { id: SELF },
  system: { get: (id: string) => ({ id }) },
}

const typeOf = (event: unknown): string | null => textAt(event, 'type')
const idOf = (to: unknown): string | null => (typeof to === 'string' ? to : textAt(to, 'id'))

function textAt(value: unknown, key: string): string | null {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
  return typeof text === 'string' ? text : null
}

const fieldsOf = (assignment: unknown): readonly string[] =>
  typeof assignment === 'object' && assignment !== null ? Object.keys(assignment).sort() : []
