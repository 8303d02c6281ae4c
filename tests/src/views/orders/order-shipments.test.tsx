import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderShipments } from '#src/views/orders/order-shipments.tsx'
import { PartlyShipped } from '#src/views/orders/partly-shipped.tsx'
import { lineWith, orderWith, shipmentWith } from '#tests/src/views/account/sample-order.ts'

const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const url = 'https://ozark.example/track/ORF-B'
const order = orderWith({
  shipped_count: 3,
  lines: [lineWith(5, 3)],
  shipments: [
    shipmentWith('2026-05-02T15:00:00.000Z', 1, { numbers: [{ number: 'ORF-A', url: null }] }),
    shipmentWith('2026-05-03T15:00:00.000Z', 2, {
      numbers: [
        { number: 'ORF-B', url },
        { number: 'ORF-C', url: null },
      ],
      carrier: 'Ozark',
    }),
  ],
})

test('[T88] each shipment is shown with its day, carrier, every tracking number, link, copy button, and cases', () => {
  const markup = renderToStaticMarkup(<OrderShipments order={order} />)
  const text = textOf(markup)
  expect(text).toContain('2 shipments')
  expect(text).toMatch(/May 2, 2026, 10:00 AM ORF-A Copy .*1 case of Comet A .*May 3, 2026/)
  expect(text).toMatch(/May 3, 2026, 10:00 AM , Ozark ORF-B Copy .*ORF-C Copy .*2 cases of Comet A/)
  expect(markup.match(/href="[^"]+"/g)).toEqual([`href="${url}"`])
  expect(markup).toContain('aria-label="Copy the tracking number ORF-B"')
})

test('an order without recorded shipments has no such card, and no word beside its status', () => {
  const none = orderWith({})
  expect(renderToStaticMarkup(<OrderShipments order={none} />)).toBe('')
  expect(renderToStaticMarkup(<PartlyShipped order={none} />)).toBe('')
  expect(textOf(renderToStaticMarkup(<PartlyShipped order={order} />))).toContain('Partly shipped')
})
