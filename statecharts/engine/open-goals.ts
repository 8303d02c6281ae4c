/** The set of goals that no path has reached, with constant-time removal. */
export class OpenGoals {
  readonly #numbers: ReadonlyMap<string, number>
  /** Open goals in any order, and per goal its index in that list; -1: reached. */
  readonly #left: number[]
  readonly #nodes: Int32Array

  constructor(numbers: ReadonlyMap<string, number>) {
    this.#numbers = numbers
    this.#left = [...numbers.values()]
    this.#nodes = Int32Array.from(this.#left)
  }

  get left(): readonly number[] {
    return this.#left
  }

  has(goal: string): boolean {
    return this.#isOpen(this.#numbers.get(goal) ?? -1)
  }

  /** Closes these goals and returns those that were open. */
  take(goals: readonly string[]): readonly string[] {
    return goals.filter((goal) => {
      const wasOpen = this.has(goal)
      if (wasOpen) this.#close(this.#numbers.get(goal) ?? -1)
      return wasOpen
    })
  }

  count(goals: readonly number[]): number {
    let open = 0
    for (const goal of goals) if (this.#isOpen(goal)) open++
    return open
  }

  names(): readonly string[] {
    return [...this.#numbers.keys()].filter((goal) => this.has(goal))
  }

  #isOpen(goal: number): boolean {
    return (this.#nodes[goal] ?? -1) >= 0
  }

  #close(goal: number): void {
    const last = this.#left.pop() ?? -1
    const node = this.#nodes[goal] ?? -1
    if (last !== goal) {
      this.#left[node] = last
      this.#nodes[last] = node
    }
    this.#nodes[goal] = -1
  }
}
