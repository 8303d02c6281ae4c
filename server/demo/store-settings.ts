export type StoreSettings = Readonly<Record<string, string>>

const warehouse = {
  warehouse_street: '4200 Lantern Mill Road',
  warehouse_city: 'Springfield',
  warehouse_state: 'MO',
  warehouse_postcode: '65803',
}

const consumer: StoreSettings = {
  store_name: 'Emberwright',
  phone: '(417) 555-0140',
  email: 'orders@emberwright.example',
  hours_heading: 'Warehouse hours',
  hours: 'Monday to Friday 8:00 am to 5:00 pm, Saturday in May and June 9:00 am to 2:00 pm, Central time',
  chat_site_id: 'emberwright-consumer',
  ...warehouse,
}

const pro: StoreSettings = {
  store_name: 'Emberwright Pro',
  phone: '(417) 555-0175',
  email: 'pro@emberwright.example',
  hours_heading: 'Pro desk hours',
  hours: 'Monday to Friday 7:00 am to 6:00 pm, Central time',
  chat_site_id: 'emberwright-pro',
  ...warehouse,
}

export const storeSettings = { 11: consumer, 14: pro } as const
