import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Steps } from '#src/views/checkout/complete/next-steps.tsx'

const shipped = { delivery: 'Ridge Freight', ship_date: '2026-11-30' }
const pickedUp = { delivery: 'Pickup on Mon, Nov 30 at 10:00 AM', ship_date: null }
const markupOf = (status_id: number, delivered: typeof shipped | typeof pickedUp = shipped) =>
  renderToStaticMarkup(<Steps order={{ status_id, ...delivered }} warehouse="Rolla" />)

test('an order that waits for documents names their review as a step and no day on which it leaves or is picked up', () => {
  expect(markupOf(11)).toMatch(/We review your documents\..*We pack it\..*It leaves\.<.*Ridge Freight\.</)
  expect(markupOf(11)).not.toContain('Nov 30')
  expect(markupOf(11, pickedUp)).toMatch(
    /We review your documents\..*You pick it up\.<.*Once your documents are approved, at Rolla\./,
  )
  expect(markupOf(11, pickedUp)).not.toContain('Nov 30')
})

test('an order that waits for nothing names the day on which it leaves or is picked up', () => {
  expect(markupOf(1)).toMatch(/We have your order\..*We pack it\..*It leaves on Mon, Nov 30\./)
  expect(markupOf(1)).not.toContain('review')
  expect(markupOf(1, pickedUp)).toMatch(/You pick it up\.<.*Nov.* 30.* at Rolla\./)
})
