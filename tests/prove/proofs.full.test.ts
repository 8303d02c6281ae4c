import { expect, test } from 'vitest'
import { comparesTimes, proofs } from './proofs.ts'

test.each(comparesTimes)('%s names the figures that its control breaks', async (name) => {
  expect((await proofs[name]?.())?.controlBreaks ?? []).not.toEqual([])
})

test.each(Object.entries(proofs))(
  '%s names what it proves and counts more in the long run',
  async (_, load) => {
    const { rule, counts } = await load()
    expect(rule).toMatch(/^(\[[A-Z]+-?\d+\])+ \S/)
    expect(counts.long).toBeGreaterThanOrEqual(counts.test)
    expect(counts.control).toBeGreaterThan(0)
  },
)
