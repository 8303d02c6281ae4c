import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { counted } from '#contract/platform/format-count.ts'
import type { ProductState } from './product-state.ts'

/** Rows that the file itself gives to a storefront that the import may not change: an export of a command has those of all. */
export class OtherStorefronts {
  readonly #others: readonly number[]
  readonly #left = new Map<number, number>()

  constructor(projectIds: readonly number[]) {
    this.#others = [CONSUMER_PROJECT, PROFESSIONAL_PROJECT].filter((id) => !projectIds.includes(id))
  }

  /** Whether the row is left alone. One about a product of an own storefront is a mistake, and is told. */
  leaves(cell: string, before: ProductState | null): boolean {
    const id = Number(cell)
    if (!this.#others.includes(id) || (before && !this.#others.includes(before.project_id))) return false
    this.#left.set(id, (this.#left.get(id) ?? 0) + 1)
    return true
  }

  notes(): readonly string[] {
    return [...this.#left].map(
      ([id, count]) =>
        `${counted(count, 'row')} of storefront ${id} ${count === 1 ? 'is' : 'are'} left alone.`,
    )
  }
}
