import type { EventObject, StateValue } from 'xstate'
import type { MachineModel } from '#machines/model.ts'
import type { Expected, Step } from '#statecharts/engine/path.ts'
import { replay } from '#statecharts/engine/run.ts'

/** A driver for generated specs that has no page: it makes everything happen on the real actor. */
export class PathDriver {
  readonly #model: MachineModel
  #input = ''
  #begins: Expected | undefined
  #stimulus: ((expected: Expected) => Step) | undefined
  readonly #steps: Step[] = []

  constructor(model: MachineModel) {
    this.#model = model
  }

  begin(input: string): void {
    this.#input = input
  }

  send(event: EventObject): void {
    this.#stimulus = (expected) => ({ ...expected, do: 'event', event })
  }

  answer(actor: string, outcome: string): void {
    this.#stimulus = (expected) => ({ ...expected, do: 'answer', actor, outcome })
  }

  pass(ms: number): void {
    this.#stimulus = (expected) => ({ ...expected, do: 'wait', ms })
  }

  /** All from the start, so that nothing is left of an earlier look. */
  async see(status: Expected['status'], configuration: StateValue): Promise<void> {
    const expected = { status, configuration, transitions: [] }
    if (this.#stimulus) this.#steps.push(this.#stimulus(expected))
    else this.#begins = expected
    const begins = this.#begins ?? expected
    const path = { id: 'spec', input: this.#input, begins, steps: this.#steps, covers: [], spec: [] }
    const { differences } = await replay(this.#model, path, 'conduct')
    if (differences[0] !== undefined) throw new Error(differences[0])
  }
}
