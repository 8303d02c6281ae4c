import { describe, expect, test } from 'vitest'
import { requiredAge } from '#contract/site/age.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { YEARLY_VOLUMES } from '#contract/account/volume.ts'
import { priceCart } from '#server/cart/pricing.ts'
import { appSettings, storeSettings } from '#server/demo/demo-settings.ts'
import { pricesFrom } from '#server/demo/catalogue/price-levels.ts'
import { priceLevels } from '#server/new-shop/price-levels.ts'
import { couponRows } from '#server/demo/coupon-rows.ts'
import { LEGAL_FACTS } from '#server/site/legal-facts.ts'
import { termsOfUse } from '#server/content/defaults/terms-of-use.ts'
import { pickupTimes } from '#server/delivery/working-days.ts'
import { PROMO_SUBTOTAL } from '#server/cart/free-product.ts'
import { nameOf, readTexts, shownEntries } from './written-texts.ts'

const rush = { isRush: true, hasProUse: true, coupon: null, salesTaxRate: 0, cardFeeRate: 0 }
const price = priceCart({ subtotal: 100_000, freight: 10_000, ...rush })
const share = (cents: number, of: number): string => `${Math.round((cents / of) * 10_000) / 100}%`
const coupons = couponRows()

/** Every percentage that the shop computes with. */
const percentages = new Set([
  share(price.rush, price.freight ?? 0),
  share(price.insurance, price.subtotal),
  `${appSettings['credit_card_fee_percent']}%`,
  `${appSettings['credit_card_amex_fee_percent']}%`,
  ...priceLevels.map(({ factor }) => share(1 - factor, 1)),
  ...coupons.filter(({ kind }) => kind === 'percent').map(({ amount }) => `${amount}%`),
])
/** Every amount, and the prices of the two example cases at each level. */
const amounts = new Set([
  formatMoney(price.proUse),
  formatMoney(PROMO_SUBTOTAL),
  ...coupons.flatMap(({ kind, amount, minimum_cents }) =>
    kind === 'percent' ? [] : [amount, minimum_cents ?? 0].map(formatMoney),
  ),
  ...[9_995, 19_995].flatMap((bronze) => Object.values(pricesFrom(bronze)).map(formatMoney)),
  ...Object.values(YEARLY_VOLUMES).flatMap((range) => range.match(/\$[\d,]+/g) ?? []),
  '$20.00',
])

const HOURS = /\d+:\d\d [ap]m to \d+:\d\d [ap]m/g
const [MONDAY, SATURDAY] = ['2026-05-04', '2026-05-09']
/** The hours of the dock. */
const pickupHours = [MONDAY, SATURDAY].map((day) => {
  const times = pickupTimes(day, [day])
  return `${times[0]?.label} to ${times.at(-1)?.label}`
})
const hoursOf = (project: number): readonly string[] => [
  ...(String(storeSettings[project === 14 ? 14 : 11]['hours']).match(HOURS) ?? []),
  ...pickupHours,
]

const texts = shownEntries.flatMap((entry) =>
  readTexts(entry).map((text) => ({ entry, name: nameOf(entry), text })),
)
const written = (pattern: RegExp) =>
  texts.flatMap(({ name, text }) => (text.match(pattern) ?? []).map((figure) => `${name}: ${figure}`))
const figureOf = (line: string) => line.split(': ').at(-1) ?? ''

describe('figures in the texts', () => {
  test('percentages are those of fees, levels and coupons', () => {
    const all = written(/\d+(?:\.\d+)?%/g)
    expect(all.length).toBeGreaterThan(20)
    expect(all.filter((line) => !percentages.has(figureOf(line)))).toEqual([])
  })

  test('amounts of money are those of fees, minimums, levels and coupons', () => {
    const all = written(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g)
    expect(all.length).toBeGreaterThan(20)
    expect(all.filter((line) => !amounts.has(figureOf(line)))).toEqual([])
  })

  test('the phone and the e-mail address are those of the storefront, dealers aside', () => {
    const wrong = texts.flatMap(({ entry, name, text }) => {
      if (entry.kind === 'dealer') return []
      const store = storeSettings[entry.project_id === 14 ? 14 : 11]
      const found = text.match(/\(417\) 555-\d{4}|\w+@emberwright\.example/g) ?? []
      return found
        .filter((each) => each !== store['phone'] && each !== store['email'])
        .map((each) => `${name}: ${each}`)
    })
    expect(wrong).toEqual([])
  })

  test('the phones of the settings are those of the stores', () => {
    const { spirit_phone_number, proline_phone_number } = appSettings
    expect([spirit_phone_number, proline_phone_number]).toEqual([
      storeSettings[11]['phone'],
      storeSettings[14]['phone'],
    ])
  })

  test('hours are those of the storefront or of the dock', () => {
    const all = texts.flatMap(({ entry, name, text }) =>
      (text.match(HOURS) ?? []).map((hours) => ({ hours, name, known: hoursOf(entry.project_id) })),
    )
    expect(all.length).toBeGreaterThan(6)
    expect(
      all.filter(({ hours, known }) => !known.includes(hours)).map(({ name, hours }) => `${name}: ${hours}`),
    ).toEqual([])
  })

  test('the terms name the age that the storefront asks for', () => {
    const agesOf = (project: 11 | 14) =>
      termsOfUse(LEGAL_FACTS[project]).match(/\b(?:18|21)\b(?= years old| where)/g)
    expect(agesOf(11)).toEqual([String(requiredAge(11, null)), String(requiredAge(11, 'ME'))])
    expect(agesOf(14)).toEqual([String(requiredAge(14, null))])
  })

  test('another figure is found (control)', () => {
    expect([percentages.has('5.5%'), amounts.has('$34.00')]).toEqual([false, false])
    expect('from 9:00 am to 3:00 pm'.match(HOURS)).toEqual(['9:00 am to 3:00 pm'])
    expect(hoursOf(11)).not.toContain('9:00 am to 3:00 pm')
  })
})
