import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { documentJobMachine } from '#machines/sheets/document-job/document-job.machine.ts'
import { OrderRows } from '#src/views/orders/order-table.tsx'
import { DocumentJobContext } from '#src/views/platform/document-job-context.ts'
import { type ShopValue, ShopValueContext } from '#src/views/platform/shop-context.ts'
import { orderWith } from '#tests/src/views/account/sample-order.ts'

const shop = { projectId: 11 } as unknown as ShopValue
const cellsOf = (order: object) =>
  [
    ...renderToStaticMarkup(
      <MemoryRouter>
        <ShopValueContext value={shop}>
          <DocumentJobContext value={createActor(documentJobMachine)}>
            <OrderRows caption="Open orders" orders={[orderWith(order)]} />
          </DocumentJobContext>
        </ShopValueContext>
      </MemoryRouter>,
    ).matchAll(/<td[^>]*>([^<]*)<\/td>/g),
  ].map(([, text]) => text)

test('[ACC-14] a list of orders names the day on which one ships, and none of one that waits for documents or is cancelled', () => {
  expect(cellsOf({ ship_date: '2026-11-30' })).toContain('Nov 30, 2026')
  for (const status_id of [11, 30])
    expect(cellsOf({ ship_date: '2026-11-30', status_id })).not.toContain('Nov 30, 2026')
})
