import { afterAll, expect, test } from 'vitest'
import { openStandIn } from '#server/platform/gateway/cybersource/stand-in/stand-in.ts'
import { ALTERATIONS } from '#tests/prove/gateway/altered-requests.ts'
import { tryAltered } from '#tests/prove/gateway/try-altered.ts'

const standIn = await openStandIn()
afterAll(() => standIn.close())

test('[PAY-05] a request of which anything is altered, or that is sent twice, is refused', async () => {
  const lines: string[] = []
  const kinds = Object.keys(ALTERATIONS).length + 1
  const figures = await tryAltered(
    standIn,
    kinds,
    () => 0.5,
    (line) => lines.push(line),
  )
  expect(lines).toEqual([])
  expect(figures).toEqual({ altered: kinds, accepted: 0, refused_right: 0 })
  expect(standIn.book.entries).toHaveLength(1)
})

test('[PAY-05] the book of the stand-in is read without a signature, and has no card number', async () => {
  const { entries } = standIn.book
  const response = await fetch(`${standIn.url}/book`)
  const body = await response.text()
  expect(response.status).toBe(200)
  expect(JSON.parse(body)).toEqual(entries)
  expect(body).not.toMatch(/4111111111111111/)
})
