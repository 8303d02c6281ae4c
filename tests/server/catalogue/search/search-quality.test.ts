import { beforeAll, describe, expect, test } from 'vitest'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { CONSUMER_QUERIES } from './consumer-queries.ts'
import { PRO_QUERIES } from './pro-queries.ts'
import { isAnswered, writtenQueries } from './written-queries.ts'

const shop = await useShop({
  storefronts: [
    { projectId: CONSUMER_PROJECT, port: 0 },
    { projectId: PROFESSIONAL_PROJECT, port: 0 },
  ],
})
const consumer = new Shopper(shop.url)
const professional = new Shopper(shop.proUrl, PROFESSIONAL_PROJECT)

beforeAll(async () => {
  await consumer.logIn(seededEmail('silver'))
  await professional.logIn(seededEmail('pro'))
})

const LINES = [
  { line: 'consumer', shopper: consumer, queries: writtenQueries(CONSUMER_QUERIES) },
  { line: 'professional', shopper: professional, queries: writtenQueries(PRO_QUERIES) },
]
const LEAST_SHARE = 0.95

async function unanswered(sort: string | null): Promise<readonly string[]> {
  const missed: string[] = []
  for (const { line, shopper, queries } of LINES)
    for (const query of queries) {
      const body = { search_term: query.text, sort }
      const { products } = await shopper.call(productCalls.products, { body })
      if (!isAnswered(query, products)) missed.push(`${line}: ${query.text}`)
    }
  return missed
}

describe('written queries', () => {
  const count = LINES.reduce((sum, { queries }) => sum + queries.length, 0)

  test('[LIST-05] at least 95 of 100 written queries have what is meant among the first five results', async () => {
    expect(count).toBe(200)
    const missed = await unanswered(null)
    expect(1 - missed.length / count, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_SHARE)
  })

  test('the list tells a ranked order from one by model', async () => {
    const missed = await unanswered('model')
    expect(1 - missed.length / count).toBeLessThan(LEAST_SHARE)
  })
})
