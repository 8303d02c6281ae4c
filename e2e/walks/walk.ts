import type { AnyStateMachine } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import type { EnvironmentState, Start, TestStep, Walk } from '#statecharts/walk/walk.ts'
import type { PlanOptions } from '#statecharts/walk/walk-plan.ts'
import type { Fixture } from './fixture.ts'
import { passTime } from './pass-time.ts'

export type BrowserStep<E extends EnvironmentState = EnvironmentState> = TestStep<Fixture, E>

interface BrowserStart<E extends EnvironmentState> extends Start<E> {
  /** another account than that of the walk */
  readonly customer?: string | null
  /** Brings a fresh page to where the machine has just started. */
  readonly perform: (fixture: Fixture, environment: E) => Promise<unknown>
}

/** Asserts what a page shows in a state. */
export interface StateView {
  readonly perform: (fixture: Fixture) => Promise<unknown>
}

export type WalkContext = Pick<Fixture, 'db' | 'shop'>

/** A workflow in a browser. */
export interface BrowserWalk<E extends EnvironmentState = EnvironmentState> extends Walk<Fixture, E> {
  /** the seeded account that the customer of each path is like; null: a visitor */
  readonly customer: string | null
  readonly starts: readonly BrowserStart<E>[]
  /** By leaf state, such as `flow.reviewing`: what the page shows there, besides the machine being there. */
  readonly states?: Readonly<Record<string, StateView>>
  /** Self-transitions that the page may take at any time, also where no step expects them. */
  readonly ignorableTransitions?: readonly string[]
  /** Prepares the shop once, before the first path. */
  readonly setUp?: (context: WalkContext) => Promise<unknown>
  /** Restores the settings that the walk has changed. */
  readonly tearDown?: (context: WalkContext) => Promise<unknown>
}

/** Erases the types of machine and environment, which the core does not need. */
export const defineWalk = <M extends AnyStateMachine, E extends EnvironmentState>(
  walk: Omit<BrowserWalk<E>, 'model'> & { readonly model: MachineModel<M> },
  // its functions only ever get snapshots of its own machine and environments of its own
): BrowserWalk => walk as unknown as BrowserWalk

const timePasses = {
  perform: (fixture: Fixture, _: unknown, event: object) =>
    passTime(fixture, Number(Reflect.get(event, 'wait'))),
}

/** How every walk in a browser is planned. */
export const browserPlan: PlanOptions<Fixture> = {
  kind: 'browser',
  defaults: { timer: (fires) => (fires.length === 1 ? timePasses : undefined) },
  goalsOf: ({ transitions }) => transitions,
  // a new page and its setup cost as much as so many steps
  tour: { maxSteps: 0, resetCost: 12 },
  isListBarred: true,
}
