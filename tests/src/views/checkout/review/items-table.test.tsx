import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ItemsTable } from '#src/views/checkout/review/items-table.tsx'

const item = {
  products_id: 1,
  products_name: 'Wild Uproar',
  products_model: 'PP1188',
  image_url: '/images/300/wild-uproar.svg',
  products_packaging: '4/1',
  quantity: 1,
}

test('a line that comes with the order is free, and its price is not an amount', () => {
  const free = renderToStaticMarkup(<ItemsTable items={[{ ...item, final_price: 0, total_price: 0 }]} />)
  expect(free).toContain('>Free<')
  expect(free).not.toContain('$')
  const paid = renderToStaticMarkup(<ItemsTable items={[{ ...item, final_price: 900, total_price: 900 }]} />)
  expect(paid).toContain('$9.00')
  expect(paid).not.toContain('Free')
})
