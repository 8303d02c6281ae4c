import { expect, test } from 'vitest'
import { coalesced } from '#server/platform/database/coalesced-refresh.ts'

function gated() {
  const gates: PromiseWithResolvers<void>[] = []
  const run = coalesced(() => {
    const gate = Promise.withResolvers<void>()
    gates.push(gate)
    return gate.promise
  })
  return { gates, run }
}

test('calls during a run share one later run', async () => {
  const { gates, run } = gated()
  const first = run()
  const late = [run(), run(), run()]
  expect(gates).toHaveLength(1)
  gates[0]?.resolve()
  await first
  await expect.poll(() => gates.length).toBe(2)
  gates[1]?.resolve()
  await Promise.all(late)
  expect(gates).toHaveLength(2)
})

test('a failed run rejects its own callers, not those of the next run', async () => {
  const { gates, run } = gated()
  const first = run()
  const second = run()
  gates[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => gates.length).toBe(2)
  gates[1]?.resolve()
  await second
})
