import type { AnyEventObject, AnyStateMachine, EventFrom, ParameterizedObject, StateMachine } from 'xstate'

/**
 * What the names of a machine mean, in the words of the shop, by kind of name and name. Each completes a sentence:
 * a name that is missing or superfluous does not compile.
 */
export interface MachineWords<M extends AnyStateMachine = AnyStateMachine> {
  /** clauses: "if _the card was declined_" */
  readonly guards: ByName<NamesIn<M>['guard']>
  /** clauses: "when _the shopper presses Place order_" */
  readonly events: ByName<EventFrom<M>['type']>
  /** what the workflow does: "_keeps the entered code_" */
  readonly actions: ByName<NamesIn<M>['action']>
  /** noun phrases: "after 5 s, _the pause before the cart is read again_" */
  readonly delays: ByName<NamesIn<M>['delay']>
  /** what the page shows: "_the button waits for the server_" */
  readonly tags: ByName<NamesIn<M>['tag']>
}

// a type without members would accept every name
type ByName<Name extends string> = [Name] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<Name, string>>

interface NamesIn<M extends AnyStateMachine> {
  readonly guard: TypesIn<M>[0]
  readonly action: TypesIn<M>[1]
  readonly delay: TypesIn<M>[2]
  readonly tag: TypesIn<M>[3]
}

type TypesIn<M> =
  // biome-ignore format: one parameter of a machine after another
  M extends StateMachine<infer _Context, infer _Event extends AnyEventObject, infer _Children, infer _Actor,
    infer Action, infer Guard, infer Delay, infer _Value, infer Tag, infer _Input, infer _Output,
    infer _Emitted, infer _Meta, infer _Config>
    ? [NameOf<Guard>, NameOf<Action>, Delay & string, Tag & string]
    : never

/** The guard `is` by each kind that it asks for, `is declined`; see `Asked`. */
type NameOf<Part> = Part extends {
  readonly type: 'is'
  readonly params: { readonly kind: infer Kind extends string }
}
  ? `is ${Kind}`
  : Part extends ParameterizedObject
    ? Part['type']
    : never
