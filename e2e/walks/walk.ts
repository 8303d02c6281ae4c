import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { MachineModel } from '#machines/model.ts'
import type { Fixture } from './fixture.ts'

/** The state of shop, server and users around the machine that decides what can be provoked. Plain data. */
export type EnvironmentState = Readonly<Record<string, string | number | boolean | null>>

/** How an event, an outcome or a timer is provoked: by a press, the network, the server or the clock. */
export interface TestStep<W extends EnvironmentState = EnvironmentState> {
  /** Whether the step is possible now; always when absent. */
  readonly when?: (environment: W, at: AnyMachineSnapshot, event: EventObject) => boolean
  /** What it next behind. */
  readonly next?: (environment: W, event: EventObject, to: AnyMachineSnapshot) => W
  /** The step unloads the page and with it the machine: the path ends. */
  readonly endsPath?: true
  /** The page takes it without user input: it is awaited also when the path would end before it. */
  readonly isAutomatic?: true
  readonly perform: (fixture: Fixture, environment: W, event: EventObject) => Promise<unknown>
}

export type TestSteps<W extends EnvironmentState = EnvironmentState> = TestStep<W> | readonly TestStep<W>[]

export interface WalkStart<W extends EnvironmentState = EnvironmentState> {
  readonly input: string
  readonly environment: W
  /** another account than that of the walk */
  readonly customer?: string | null
  /** Brings a fresh page to where the machine has just start. */
  readonly perform: (fixture: Fixture, environment: W) => Promise<unknown>
}

export type WalkContext = Pick<Fixture, 'db' | 'shop'>

/** A workflow in a browser: how each event, outcome and timer of its machine is provoked. */
export interface Walk<W extends EnvironmentState = EnvironmentState> {
  readonly model: MachineModel
  /** the seeded account that the customer of each path is like; null: a visitor */
  readonly customer: string | null
  readonly starts: readonly WalkStart<W>[]
  /** By event type; several where they differ in the environment after them. */
  readonly events: Readonly<Record<string, TestSteps<W>>>
  /** By actor and outcome of the model; what is absent is not provoked. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, TestSteps<W>>>>>
  /** By delay; by default the clock of the page is advanced. */
  readonly timers?: Readonly<Record<string, TestSteps<W>>>
  /** Self-transitions that the page may take at any time, also where no step expects them. */
  readonly ignorableTransitions?: readonly string[]
  /** Prepares the shop once, before the first path. */
  readonly setUp?: (ground: WalkContext) => Promise<unknown>
  /** Restores the settings that the walk has changed. */
  readonly tearDown?: (ground: WalkContext) => Promise<unknown>
}

/** Erases the machine type, which the walk core does not need. */
export const defineWalk = <M extends AnyStateMachine, W extends EnvironmentState>(
  walk: Omit<Walk<W>, 'model'> & { readonly model: MachineModel<M> },
  // the model's functions only ever see snapshots of its own machine
): Walk => walk as unknown as Walk
