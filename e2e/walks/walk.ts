import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { MachineModel } from '#machines/model.ts'
import type { Stage } from './stage.ts'

/** What the walk remembers of the shop, the server and the people around the machine. Plain data. */
export type World = Readonly<Record<string, string | number | boolean | null>>

/** How something is made to happen: by a press, by the network, by the server, by time. */
export interface Deed<W extends World = World> {
  /** Whether it can be made to happen now; always, when it does not say. */
  readonly when?: (world: W, at: AnyMachineSnapshot, event: EventObject) => boolean
  /** What it leaves behind. */
  readonly leaves?: (world: W, event: EventObject, to: AnyMachineSnapshot) => W
  /** The running machine is gone after it, with its page: a path ends here. */
  readonly ends?: true
  /** The page does it of itself: it is waited for also where a path would end before it. */
  readonly byItself?: true
  readonly make: (stage: Stage, world: W, event: EventObject) => Promise<unknown>
}

export type Deeds<W extends World = World> = Deed<W> | readonly Deed<W>[]

export interface WalkBeginning<W extends World = World> {
  readonly input: string
  readonly world: W
  /** another account than that of the walk */
  readonly customer?: string | null
  /** Brings a fresh page to where the machine has just begun. */
  readonly make: (stage: Stage, world: W) => Promise<unknown>
}

export type Ground = Pick<Stage, 'db' | 'shop'>

/** A workflow as it is walked in a browser: how each event, answer and timer of its machine is brought about. */
export interface Walk<W extends World = World> {
  readonly model: MachineModel
  /** the seeded account that the customer of each path is like; null: a visitor */
  readonly customer: string | null
  readonly beginnings: readonly WalkBeginning<W>[]
  /** By event type; several where it can be brought about in ways that leave another world behind. */
  readonly events: Readonly<Record<string, Deeds<W>>>
  /** By actor and outcome, as the model names them; what is not here is not made to happen. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Deeds<W>>>>>
  /** By what fires; else the clock of the page is put forward. */
  readonly timers?: Readonly<Record<string, Deeds<W>>>
  /** Transitions that lead nowhere and that the page may take at any time, besides where a step expects them. */
  readonly murmurs?: readonly string[]
  /** What must be so in the shop before any path, once. */
  readonly prepare?: (ground: Ground) => Promise<unknown>
  /** Puts back what the walk has switched. */
  readonly tidy?: (ground: Ground) => Promise<unknown>
}

/** The machine of a walk is of no matter to whoever walks it. */
export const defineWalk = <M extends AnyStateMachine, W extends World>(
  walk: Omit<Walk<W>, 'model'> & { readonly model: MachineModel<M> },
  // the model's functions only ever see snapshots of its own machine
): Walk => walk as unknown as Walk
