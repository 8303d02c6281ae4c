import type { Figures } from '#tests/prove/proof.ts'

type Cell = 'tokens' | 'foreign' | 'owners'
type Wrong = 'let_in' | 'told_apart' | 'changed' | 'locked_out'

/** Counts cells and what was wrong in them. */
export class Tally {
  private readonly cells: Record<Cell, number> = { tokens: 0, foreign: 0, owners: 0 }
  private readonly wrongs: Record<Wrong, number> = { let_in: 0, told_apart: 0, changed: 0, locked_out: 0 }
  private readonly say: (line: string) => void

  constructor(say: (line: string) => void) {
    this.say = say
  }

  cell(kind: Cell): void {
    this.cells[kind]++
  }

  note(wrong: Wrong, line: string): void {
    this.wrongs[wrong]++
    this.say(`${wrong}: ${line}`)
  }

  figures(): Figures {
    const { tokens, foreign, owners } = this.cells
    return { cells: tokens + foreign + owners, ...this.cells, ...this.wrongs }
  }
}
