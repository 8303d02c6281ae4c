import type { PaymentRow } from '#server/sheets/ledger/payment-rows.ts'
import type { DocumentOrder } from '#server/sheets/order-rows.ts'
import type { Seller } from '#server/sheets/invoice-parties.ts'
import type { ShipmentRow } from '#server/sheets/invoice-facts.ts'
import { paymentRow } from '#tests/support/payment-row.ts'

/** A shop whose name and address are written so, as its people may. */
export const sellerOf = (name: string, town: string): Seller => ({
  projectId: 11,
  settings: {
    app: { spirit_phone_number: '(417) 555-0140', tax_id: '12-3456789', net_days: 45 },
    store: {
      store_name: name,
      warehouse_street: `4200 ${town}`,
      warehouse_city: 'Rolla',
      warehouse_state: 'MO',
      warehouse_postcode: '65401',
      email: 'shop@quill.example',
    },
    server: {},
  },
})

/** An order by net terms of which everything that people type is written so. */
export const orderOf = (name: string, town: string, status_id: number): DocumentOrder => ({
  id: 800_321,
  project_id: 11,
  purchased_at: new Date('2026-06-01T15:00:00Z'),
  completed_at: status_id === COMPLETE ? new Date('2026-06-06T15:00:00Z') : null,
  status_id,
  payment_method: 'net_terms',
  delivery: `${town} Freight`,
  ship_date: '2026-06-04',
  pickup: null,
  subtotal_cents: 80_000,
  total_cents: 100_000,
  comments: `${name}: ${town}`,
  tracking_number: null,
  card_type: null,
  last_four: null,
  snapshot: {
    deposit: 20_000,
    billing: {
      name,
      street_address: `9 ${town}`,
      city: 'Rolla',
      state: 'MO',
      postcode: '65401',
      purchase_order_number: `PO ${name}`,
    },
    contact: { name: `${name} & Co`, phone: '(417) 555-0188' },
    address: {
      name,
      company: `${town} Stands`,
      street_address: `118 ${town}`,
      city: 'Rolla',
      state: 'MO',
      postcode: '65401',
      telephone: '(573) 555-0142',
    } as DocumentOrder['snapshot']['address'],
  } as DocumentOrder['snapshot'],
  firstname: name,
  lastname: town,
  company: null,
  email: 'dana@whitfield.example',
})
export const COMPLETE = 3
export const OPEN = 20

export const shipmentsOf = (town: string): readonly ShipmentRow[] => [
  {
    shipped_at: new Date('2026-06-05T18:00:00Z'),
    carrier: `${town} Express`,
    numbers: ['ORF-77', 'ORF-78'],
    cases: 4,
  },
]

export const REFUND = paymentRow({
  kind: 'refund',
  how: 'wire',
  cents: 5_000,
  settled_at: new Date('2026-06-03T15:00:00Z'),
})
/** Deposit, check, refund; of 950 dollars that the order still costs 300 are owed. */
export const PAYMENTS: readonly PaymentRow[] = [
  paymentRow({}),
  paymentRow({ kind: 'manual', how: 'check', cents: 50_000, settled_at: new Date('2026-06-02T15:00:00Z') }),
  REFUND,
]
