import { expect, test } from 'vitest'
import { CONSUMER_PROJECT } from '#contract/platform/constants.ts'
import { settingLabel } from '#contract/staff/setting-texts.ts'
import { initialValue, SETTINGS } from '#server/site/setting-table.ts'
import { isReady, type ReadinessFacts, readinessOf, readinessText } from '#server/staff/setup/readiness.ts'

const now = new Date('2027-03-08T12:00:00Z')
const settings = {
  store_name: 'Ozark Fireworks',
  public_url: 'https://shop.example',
  email: 'help@shop.example',
  phone: '(417) 555-0100',
  mail_from: 'orders@shop.example',
  warehouse_street: '1 Mill Road',
  warehouse_city: 'Springfield',
  warehouse_state: 'MO',
  warehouse_postcode: '65803',
  notify_orders: 'desk@shop.example',
  notify_documents: 'desk@shop.example',
  notify_volume: 'desk@shop.example',
  notify_failures: 'desk@shop.example',
  rates_confirmed: true,
  legal_texts_confirmed: true,
  terms_of_use_filename: 'terms-of-use.pdf',
  privacy_policy_filename: 'privacy-policy.pdf',
}
const storefront = {
  projectId: CONSUMER_PROJECT,
  settings,
  pricedProducts: 610,
  withoutPhoto: 0,
  categories: 14,
  keptEmails: 0,
  samplePages: [],
  legalFiles: ['terms-of-use.pdf', 'privacy-policy.pdf'],
} as const
const ready: ReadinessFacts = {
  storefronts: [storefront],
  staff: 1,
  carriers: 9,
  hasMailServer: true,
  cardGateway: 'off',
  trustedProxies: 1,
  lastBackup: new Date('2027-03-05T03:00:00Z'),
  workerSilence: 10,
  now,
}
const stateOf = (facts: ReadinessFacts, key: string) =>
  readinessOf(facts).find((line) => line.key === key)?.state
const having = (key: string, value: string): ReadinessFacts => ({
  ...ready,
  storefronts: [{ ...storefront, settings: { ...settings, [key]: value } }],
})
const without = (key: string) => having(key, '')
/** what a new shop has */
const initial = (key: string) => {
  const setting = SETTINGS.get(key)
  return String(setting && initialValue(setting, CONSUMER_PROJECT))
}

test('a shop with everything is ready; that it takes no cards does not hold it back', () => {
  expect(readinessOf(ready).filter(({ state }) => state !== 'done')).toEqual([
    expect.objectContaining({ key: 'cards', state: 'open' }),
  ])
  expect(isReady(readinessOf(ready))).toBe(true)
  expect(stateOf({ ...ready, cardGateway: 'cybersource' }, 'cards')).toBe('done')
})

test.each([
  ['staff', { ...ready, staff: 0 }],
  ['smtp', { ...ready, hasMailServer: false }],
  ['cards', { ...ready, cardGateway: 'sandbox' as const }],
  ['address', without('public_url')],
  ['address', having('public_url', 'http://shop.example')],
  ['sender', without('mail_from')],
  ['email', without('email')],
  ['phone', without('phone')],
  ['warehouse', without('warehouse_street')],
  ['warehouse', having('warehouse_state', 'OR')],
  ['legal_files', { ...ready, storefronts: [{ ...storefront, legalFiles: ['terms-of-use.pdf'] }] }],
  ['legal_files', having('terms_of_use_filename', 'terms.pdf')],
  ['products', { ...ready, storefronts: [{ ...storefront, pricedProducts: 0 }] }],
  ['rates', without('rates_confirmed')],
  ['phone', having('phone', initial('phone'))],
  ['warehouse', having('warehouse_street', initial('warehouse_street'))],
])('a lack of %s holds the shop back', (key, facts) => {
  expect(stateOf(facts, key)).toBe('blocking')
  expect(isReady(readinessOf(facts))).toBe(false)
})

test.each([
  ['proxies', { ...ready, trustedProxies: 0 }],
  ['carriers', { ...ready, carriers: 0 }],
  ['worker', { ...ready, workerSilence: null }],
  ['worker', { ...ready, workerSilence: 121 }],
  ['backup', { ...ready, lastBackup: null }],
  ['backup', { ...ready, lastBackup: new Date('2027-03-01T11:59:00Z') }],
  ['categories', { ...ready, storefronts: [{ ...storefront, categories: 0 }] }],
  ['photos', { ...ready, storefronts: [{ ...storefront, withoutPhoto: 3 }] }],
  ['pages', { ...ready, storefronts: [{ ...storefront, samplePages: ['/contact'] }] }],
  ['legal', without('legal_texts_confirmed')],
  ['notices', without('notify_failures')],
])('a lack of %s is told and does not hold the shop back', (key, facts) => {
  expect(stateOf(facts, key)).toBe('open')
  expect(isReady(readinessOf(facts))).toBe(true)
})

test.each([
  ['public_url', without('public_url')],
  ['mail_from', without('mail_from')],
  ['email', without('email')],
  ['phone', without('phone')],
  ['rates_confirmed', without('rates_confirmed')],
  ['legal_texts_confirmed', without('legal_texts_confirmed')],
  ['notify_failures', without('notify_failures')],
  ['terms_of_use_filename', having('terms_of_use_filename', 'terms.pdf')],
  ['warehouse_city', without('warehouse_city')],
  ['warehouse_state, warehouse_postcode', having('warehouse_state', 'OR')],
  [
    'warehouse_street, warehouse_city, warehouse_state, warehouse_postcode',
    having('warehouse_street', initial('warehouse_street')),
  ],
])('what is left names the settings that end it: %s', (names, facts) => {
  const left = readinessOf(facts).filter(({ state, key }) => state !== 'done' && key !== 'cards')
  expect(left.map(({ settings }) => settings.join(', '))).toEqual([names])
  expect(left.map(readinessText)).toEqual([expect.stringMatching(new RegExp(` Settings? ${names}\\.$`))])
  for (const key of names.split(', ')) expect(settingLabel(key)).not.toBe(key)
})

test('files of terms that lie elsewhere are not looked for', () => {
  expect(stateOf({ ...ready, storefronts: [{ ...storefront, legalFiles: null }] }, 'legal_files')).toBe(
    'done',
  )
})

test.each([
  [300, '5 minutes'],
  [7_200, '2 hours'],
  [259_200, '3 days'],
])('a worker away for %i seconds is told in %s', (workerSilence, span) => {
  const line = readinessOf({ ...ready, workerSilence }).find(({ key }) => key === 'worker')
  expect(line?.text).toContain(`for ${span}:`)
})
