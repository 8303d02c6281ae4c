import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Steps } from '#src/views/checkout/complete/next-steps.tsx'

const markupOf = (status_id: number) =>
  renderToStaticMarkup(
    <Steps order={{ status_id, delivery: 'Ridge Freight', ship_date: '2026-11-30' }} warehouse="" />,
  )

test('[ACC-14] an order that waits for documents names their review as a step and no day on which it leaves', () => {
  expect(markupOf(11)).toMatch(/We review your documents\..*We pack it\..*It leaves\.<.*Ridge Freight/)
  expect(markupOf(11)).not.toContain('Nov 30')
})

test('an order that waits for nothing names the day on which it leaves', () => {
  expect(markupOf(1)).toMatch(/We have your order\..*We pack it\..*It leaves on Mon, Nov 30\./)
  expect(markupOf(1)).not.toContain('review')
})
