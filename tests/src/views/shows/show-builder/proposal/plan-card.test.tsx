import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { propose } from '#pyro/show/propose.ts'
import { wishedColors } from '#pyro/show/wished-colors.ts'
import { PlanCard } from '#src/views/shows/show-builder/proposal/plan-card.tsx'
import { colorsText, IMPOSSIBLE, lengthText } from '#src/views/shows/show-builder/proposal/proposal-texts.ts'
import { consumerProducts } from '#tests/pyro/show/catalogue-products.ts'

const wishes = {
  seconds: 180,
  budget: 100_000,
  crowd_ft: 200,
  firing: 'electric',
  noise: 'any',
  colors: [],
  state: null,
} as const

function cardsOf(
  products: typeof consumerProducts,
  budget: number | null,
  colors: readonly string[] = [],
): readonly string[] {
  const proposal = propose({ ...wishes, budget, colors }, products, 4)
  const plans = proposal.kind === 'impossible' ? [] : proposal.plans
  return plans.map((plan) =>
    renderToStaticMarkup(
      <PlanCard
        plan={plan}
        colors={colors}
        isKept={false}
        onKeep={() => undefined}
        onAccept={() => undefined}
      />,
    ),
  )
}

describe('the card of a proposed show', () => {
  test('has a picture strip, length, goods, cues, noise and cost', () => {
    const cards = cardsOf(consumerProducts, 100_000)
    expect(cards).toHaveLength(3)
    for (const card of cards) {
      expect(card).toMatch(/<img src="\/images\/300\//)
      expect(card).toMatch(/Length.*minutes.*Goods.*case.*Cues.*device.*Noise.*Cost.*\$[\d,]+\.\d\d/s)
      expect(card).toMatch(/aria-label="Use this show: (Steady|Varied|Grand)"/)
    }
  })
  test('has no cost for a visitor', () => {
    const products = new Map([...consumerProducts].map(([id, each]) => [id, { ...each, price: undefined }]))
    expect(cardsOf(products, null).filter((card) => /Cost|\$/.test(card))).toEqual([])
  })
})

describe('the colors of a plan', () => {
  const goods = (...all: readonly string[][]) => all.map((colors) => ({ product: { colors } }))
  test('are told where some were wished, and only then', () => {
    const wished = cardsOf(consumerProducts, 100_000, ['Red', 'Gold'])
    expect(wished).toHaveLength(3)
    for (const card of wished) expect(card).toMatch(/Colors<\/dt><dd[^>]*>(no )?Red .*Gold/i)
    for (const card of cardsOf(consumerProducts, 100_000)) expect(card).not.toContain('Colors')
  })
  test('say how many products have a wished one, which is missing, and which others come along', () => {
    const found = wishedColors(goods(['Red', 'Green'], ['Red', 'Blue', 'Green'], ['Red']), ['Red', 'Gold'])
    expect(colorsText(found, 3)).toBe('Red in all products, no Gold; also Green, Blue')
    expect(colorsText(wishedColors(goods(['Gold'], ['Red']), ['Gold', 'Red']), 2)).toBe(
      'Gold in 1 of 2 products, Red in 1 of 2 products',
    )
  })
  test('are mostly the wished ones', () => {
    const colors = ['Red', 'Gold']
    const proposal = propose({ ...wishes, colors }, consumerProducts, 4)
    const plans = proposal.kind === 'impossible' ? [] : proposal.plans
    const shares = plans.map(({ table }) => {
      const all = table.rows.flatMap(({ product }) => product.colors)
      return all.filter((color) => colors.includes(color)).length / all.length
    })
    expect(Math.min(...shares)).toBeGreaterThan(0.5)
  })
})

test('a length is told in minutes', () => {
  expect([60, 300, 95.4].map(lengthText)).toEqual(['1 minute', '5 minutes', '1:35 minutes'])
})
test('each wish that makes a show impossible says what to change', () => {
  expect(Object.values(IMPOSSIBLE).filter((text) => !text.endsWith('.'))).toEqual([])
})
