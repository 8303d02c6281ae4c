import type { ProjectId } from '#contract/constants.ts'

/** Who is calling. Read from the database on every call that needs a login. */
export interface Session {
  readonly id: string
  readonly projectId: ProjectId
  readonly customerId: number
  /** the member of staff who acts as the customer */
  readonly staffId: number | null
  /** the level of the prices that this customer pays; for special order customers the special level */
  readonly priceLevelId: number
  readonly specialOrder: boolean
  readonly allowDisabledCheckout: boolean
  readonly netTerms: boolean
  readonly createdAt: Date
}
