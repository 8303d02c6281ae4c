import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proofs } from './proofs.ts'

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))

test('every proof has its command', () => {
  const commands = Object.fromEntries(
    Object.keys(proofs).map((name) => [`prove:${name}`, `node tests/prove/run.ts ${name}`]),
  )
  expect(scripts).toMatchObject({ prove: 'node tests/prove/all.ts', ...commands })
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
