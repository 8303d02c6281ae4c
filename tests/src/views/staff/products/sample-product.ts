import type { StaffProduct } from '#contract/staff/staff-products.ts'

export const sampleProduct = (more: Partial<StaffProduct> = {}): StaffProduct => ({
  id: 7,
  model: 'FW1',
  url: 'FW1-Comet',
  active: true,
  version: 3,
  stock: 40,
  fields: { name: 'Comet', lists: 'On Sale', 'price:silver': '10.00', stock: '40', bin: '' },
  levels: [{ short_name: 'silver', name: 'Silver' }],
  choices: {},
  history: [],
  ...more,
})
