import type { BrowserContext } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import type { StateValue } from 'xstate'
import { canonical } from '#statecharts/engine/json.ts'
import type { Expected } from '#statecharts/engine/path.ts'
import { QUICK } from '#e2e/quick-poll.ts'
import { RECORDER_BINDING, type TakenStep } from './recorder.ts'

/** The microsteps of all machines in a browser context, in order. */
export class RecordedSteps {
  readonly #all: TakenStep[] = []
  #machine = ''
  #session = ''
  #ignorable: readonly string[] = []
  /** Up to here everything has been expected. */
  #read = 0

  static async in(context: BrowserContext): Promise<RecordedSteps> {
    const recorded = new RecordedSteps()
    await context.exposeBinding(RECORDER_BINDING, (_, step: TakenStep) => void recorded.#all.push(step))
    return recorded
  }

  /** From now on only the actor of this machine counts that begins next; ignorable count where they are expected. */
  follow(machine: string, ignorable: readonly string[] = []): void {
    this.#machine = machine
    this.#ignorable = ignorable
    this.#session = ''
    this.#read = this.#all.length
  }

  /** All transitions that any actor of a machine took. */
  takenBy(machine: string): readonly string[] {
    return this.#all.filter((step) => step.machine === machine).flatMap((step) => step.transitions)
  }

  /** Some actor of a machine takes its first transition. */
  async expectBegun(machine: string): Promise<void> {
    await expect
      .poll(() => this.takenBy(machine).length, { message: `${machine} begins`, ...QUICK })
      .toBeGreaterThan(0)
  }

  /** The followed actor takes exactly these transitions next, and then is in this configuration. */
  async expectNext({ transitions, configuration }: Expected): Promise<void> {
    const taken = () => {
      const now = this.#taken(transitions)
      // steps are only ever appended: what has gone elsewhere is not awaited
      if (now?.some((id, at) => id !== transitions[at])) expect(now, 'transitions').toEqual(transitions)
      return now
    }
    await expect.poll(taken, { message: 'transitions', timeout: 30_000, ...QUICK }).toEqual(transitions)
    const steps = this.#steps(transitions)
    let [count, at] = [0, 0]
    for (; count < transitions.length; at++) count += steps[at]?.step.transitions.length ?? 0
    const last = steps[at - 1]
    if (last) this.#read = last.index + 1
    const now = last?.step.configuration ?? this.#begun()
    expect(canonical(now), 'configuration').toBe(canonical(configuration))
  }

  expectNothingMore(): void {
    expect(
      this.#steps([]).flatMap(({ step }) => step.transitions),
      'transitions that no step expects',
    ).toEqual([])
  }

  #steps(expected: readonly string[]) {
    const mine = this.#all
      .map((step, index) => ({ step, index }))
      .filter(({ step, index }) => index >= this.#read && step.machine === this.#machine)
    if (this.#session === '') this.#session = mine.at(-1)?.step.session ?? ''
    const ignorable = this.#ignorable.filter((id) => !expected.includes(id))
    return mine.filter(
      ({ step }) =>
        step.session === this.#session &&
        step.transitions.length > 0 &&
        !step.transitions.every((id) => ignorable.includes(id)),
    )
  }

  /** null: no actor of the machine has begun. */
  #taken(expected: readonly string[]): readonly string[] | null {
    const taken = this.#steps(expected).flatMap(({ step }) => step.transitions)
    return this.#session === '' ? null : taken.slice(0, expected.length)
  }

  /** Where the followed actor began, before it took any transition. */
  #begun(): StateValue {
    return this.#all.find((step) => step.session === this.#session)?.configuration ?? {}
  }
}
