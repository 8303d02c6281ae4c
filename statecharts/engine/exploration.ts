import type { AnyTransitionDefinition } from 'xstate'
import type { MachineModel } from '#machines/model.ts'
import { Alternates, oddDoing } from '#statecharts/engine/abstraction.ts'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import {
  type Beginning,
  type Edge,
  type Guide,
  isWorthKeeping,
  keyOf,
  moveText,
  type Place,
  type Space,
  type Timing,
} from '#statecharts/engine/space.ts'
import { guideFor, trusting } from '#statecharts/engine/guide.ts'
import { initialContext, withoutServices } from '#statecharts/engine/inert.ts'
import { contextText } from '#statecharts/engine/json.ts'
import { movesIn } from '#statecharts/engine/moves.ts'
import {
  beginning,
  type Consequence,
  consequenceOf,
  type Move,
  type Situation,
} from '#statecharts/engine/situation.ts'
import { ignoredLists, newWitness, witness, witnessAssignment } from '#statecharts/engine/witness.ts'
import {
  type Assignment,
  type Evaluator,
  evaluatorOf,
  tracingAssignments,
} from '#statecharts/engine/xstate-adapter.ts'

interface GrowingPlace extends Place {
  readonly edges: Edge[]
}

/** One walk over the whole space of a machine, breadth first, so that every place knows a shortest way to it. */
export class Exploration {
  readonly #model: MachineModel
  readonly #timing: Timing
  readonly #evaluator: Evaluator
  readonly #ids: ReadonlyMap<AnyTransitionDefinition, string>
  readonly #places: GrowingPlace[] = []
  /** Per place all that was tried from it. */
  readonly #made: (readonly Edge[])[] = []
  readonly #indexes = new Map<string, number>()
  readonly #beginnings: Beginning[] = []
  readonly #seen = newWitness()
  readonly #faults = new Set<string>()
  readonly #alternates = new Alternates()
  readonly #broken = new Set<string>()

  constructor(model: MachineModel, timing: Timing) {
    this.#model = model
    this.#timing = timing
    const initials = Object.values(model.inputs).map((input) =>
      contextText(initialContext(model.machine, input)),
    )
    const record = (assignment: Assignment) => witnessAssignment(this.#seen, assignment, new Set(initials))
    const machine = tracingAssignments(withoutServices(model.machine), record)
    this.#evaluator = evaluatorOf(machine)
    this.#ids = transitionIds(machine)
  }

  /** From every input to everywhere; false when there are more places than that, and then it can be gone on with. */
  walk(maxPlaces: number): boolean {
    if (this.#beginnings.length === 0) for (const input of Object.keys(this.#model.inputs)) this.#begin(input)
    for (let index = this.#made.length; index < this.#places.length; index++) {
      const place = this.#places[index]
      if (!place || this.#places.length > maxPlaces) return false
      const made = movesIn(this.#model, place.situation).map((move) =>
        this.#edge(index, place.situation, move),
      )
      this.#made.push(made)
      for (const edge of made) if (isWorthKeeping(edge, place.edges)) place.edges.push(edge)
    }
    this.#checkKeys()
    return true
  }

  /** Whether timers may be what makes it so large. */
  get hasTimers(): boolean {
    return this.#places.some(({ situation }) => situation.timers.length > 0)
  }

  giveUp(maxPlaces: number): void {
    this.#faults.add(
      `has more than ${maxPlaces} situations: its model's key is too fine, or it does too much`,
    )
  }

  /** Two snapshots with one key must be able to do the same: else the key hides something. */
  #checkKeys(): void {
    const bearings = {
      model: this.#model,
      timing: this.#timing,
      evaluator: this.#evaluator,
      places: this.#places,
      takenBy: (consequence: Consequence) => this.#taken(consequence),
    }
    for (const [index, situations] of this.#alternates.entries())
      for (const situation of situations) {
        const odd = oddDoing(bearings, situation, this.#made[index] ?? [])
        if (odd !== undefined)
          this.#faults.add(
            `key is too coarse ${this.#trail(index)}: with another context of the same key, ${odd}`,
          )
      }
  }

  space(): Space {
    return {
      timing: this.#timing,
      guide: () => this.#guide(),
      places: this.#places,
      beginnings: this.#beginnings,
      witness: this.#seen,
      faults: [...this.#faults],
    }
  }

  #begin(input: string): void {
    const consequence = beginning(this.#evaluator, input, this.#model.inputs[input])
    const place = this.#arrive(consequence.situation, undefined)
    this.#beginnings.push({ input, place, transitions: this.#observe(consequence) })
  }

  #guide(): Guide {
    return this.#timing === 'exact'
      ? trusting
      : guideFor(this.#model, this.#evaluator, {
          placeOf: (situation) => this.#indexes.get(this.#key(situation)),
          takenBy: (consequence) => this.#taken(consequence),
        })
  }

  #key(situation: Situation): string {
    return keyOf(this.#model, situation, this.#timing)
  }

  #edge(from: number, situation: Situation, move: Move): Edge {
    const consequence = consequenceOf(this.#evaluator, situation, move)
    const edge = {
      from,
      to: -1,
      move,
      transitions: this.#observe(consequence),
      ignored: consequence.happenings.flatMap(ignoredLists),
    }
    return { ...edge, to: this.#arrive(consequence.situation, edge) }
  }

  #arrive(situation: Situation, via: Edge | undefined): number {
    const key = this.#key(situation)
    const known = this.#indexes.get(key)
    const index = known ?? this.#places.length
    if (known === undefined) {
      this.#indexes.set(key, index)
      this.#places.push({ key, situation, via: via && { ...via, to: index }, edges: [] })
    } else this.#alternates.note(known, this.#places[known]?.situation, situation)
    this.#check(situation, index)
    return index
  }

  #check({ snapshot }: Situation, index: number): void {
    const { value, context } = snapshot
    if (snapshot.status === 'error') this.#faults.add(`dies ${this.#trail(index)}: ${String(snapshot.error)}`)
    for (const [sentence, isTrue] of Object.entries(this.#model.invariants ?? {}))
      if (!this.#broken.has(sentence) && !isTrue({ value, context })) {
        this.#broken.add(sentence)
        this.#faults.add(`breaks "${sentence}" ${this.#trail(index)}`)
      }
  }

  #observe(consequence: Consequence): readonly string[] {
    for (const happening of consequence.happenings)
      witness(this.#seen, happening, this.#ids, this.#evaluator.self)
    return this.#taken(consequence)
  }

  #taken({ happenings }: Consequence): readonly string[] {
    const taken = happenings.flatMap(({ microsteps }) => microsteps.flatMap((step) => step.taken))
    return taken.map((transition) => this.#ids.get(transition) ?? '(not in the chart)')
  }

  #trail(index: number): string {
    const moves: string[] = []
    let place = this.#places[index]
    while (place?.via) {
      moves.unshift(moveText(place.via.move))
      place = this.#places[place.via.from]
    }
    const input = place?.situation.input ?? ''
    return `after [${[`input ${input}`, ...moves].join(' → ')}]`
  }
}
