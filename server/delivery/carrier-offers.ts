import { subquery } from '#server/platform/database/statement.ts'
import { CARRIER, type Carrier, freightCents, takes, transitDays } from './freight.ts'

export const activeCarriers = subquery({
  name: 'carriers',
  sql: `select option_id, name, service, base_cents, cents_per_lb::float8, cents_per_lb_100mi::float8, transit_base,
     min_lb, max_lb from carriers where active order by id`,
  params: {},
  row: CARRIER,
})

/** What a carrier asks for a cart. */
export interface CarrierOffer {
  readonly option_id: string
  readonly carrier: string
  readonly service: string
  readonly transit_days: number
  readonly cents: number
}

/** The offers of all carriers that take this weight so far. @param miles null: not known, so there are none */
export function carrierOffers(
  carriers: readonly Carrier[],
  { pounds, miles }: { readonly pounds: number; readonly miles: number | null },
): readonly CarrierOffer[] {
  if (miles === null) return []
  return carriers
    .filter((carrier) => takes(carrier, pounds))
    .map((carrier) => ({
      option_id: carrier.option_id,
      carrier: carrier.name,
      service: carrier.service,
      transit_days: transitDays(carrier, miles),
      cents: freightCents(carrier, pounds, miles),
    }))
}

type Priced = Pick<CarrierOffer, 'cents' | 'option_id'>

/** Cheapest first. */
export const byPrice = (a: Priced, b: Priced): number =>
  a.cents - b.cents || a.option_id.localeCompare(b.option_id)
