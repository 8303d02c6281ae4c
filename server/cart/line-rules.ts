import { MAX_QUANTITY } from '#contract/platform/constants.ts'

/** SQL: the cases of a product `p` with stock `s` that can be bought. */
export const AVAILABLE = 'case when p.active then coalesce(s.qty, 0) else 0 end'

/** SQL: the quantity of a line that is asked to have so many cases. */
export const cappedSql = (cases: string, available: string): string =>
  `least(${cases}, ${available}, ${MAX_QUANTITY})`

/** The quantity of a line that is asked to have so many cases. */
export const capped = (cases: number, available: number): number => Math.min(cases, available, MAX_QUANTITY)

/** SQL: a changed line, written by `w`, invalidates the freight quote and bumps the version. Needs `:now`. */
export const BUMP = `v as (update carts set version = version + 1, modified_at = :now, quote_id = null
    where id = (select cart_id from w limit 1) returning id)`
