import { expect, test } from 'vitest'
import { parse } from 'valibot'
import { Customer } from '#contract/account/auth.ts'

const known = {
  customers_id: 7,
  customers_mobile_phone: null,
  customers_telephone: '4175550101',
  email: 'dana@emberwright.example',
  allow_disabled_checkout: false,
  price_levels_name: 'Silver',
  price_levels_short_name: 'silver',
  special_order_enabled: false,
}

test('[CONST-03][CONST-04][CONST-12][CONST-13] a customer without a level has price list silver, level 0 and price level 16', () => {
  expect(parse(Customer, known)).toEqual({
    ...known,
    customer_pricelist_name_short: 'silver',
    customer_price_levels_id: 0,
    price_levels_id: 16,
  })
})

test('[CONST-03][CONST-04] a price level from the server is kept', () => {
  const said = { customer_pricelist_name_short: 'gold', customer_price_levels_id: 15, price_levels_id: 15 }
  expect(parse(Customer, { ...known, ...said })).toEqual({ ...known, ...said })
})
