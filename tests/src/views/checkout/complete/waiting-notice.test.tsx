import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { WaitingNotice } from '#src/views/checkout/complete/waiting-notice.tsx'
import { orderWith } from '#tests/src/views/account/sample-order.ts'

const markupOf = (status_id: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <WaitingNotice order={orderWith({ status_id })} />
    </MemoryRouter>,
  )

test('[ACC-14] an order that waits says for what, and one that goes on says nothing', () => {
  expect(markupOf(11)).toMatch(
    /waits for the review of your documents.*what we decide.*href="\/account\/documents"/,
  )
  expect(markupOf(10)).toContain('waits for your payment')
  expect(markupOf(1)).toBe('')
})
