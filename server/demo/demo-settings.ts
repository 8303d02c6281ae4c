import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { LEGAL_FACTS } from '#server/site/legal-facts.ts'
import type { SettingValue } from '#server/site/setting-rules.ts'
import { initialValue, type SettingDefinition, SETTINGS } from '#server/site/setting-table.ts'

type Values = Readonly<Record<string, SettingValue>>

/** What the demo shop has beside the settings of a new shop. */
const demoApp: Values = {
  spirit_phone_number: LEGAL_FACTS[CONSUMER_PROJECT].phone,
  proline_phone_number: LEGAL_FACTS[PROFESSIONAL_PROJECT].phone,
  redirect_hosts: 'safety.example.org,careers.example.com',
  preferred_carrier_message:
    'Ozark Ridge Freight is our preferred carrier: its drivers know how to place a pallet of fireworks.',
  show_credit_link_price_levels: '13,14,15',
}
const demoStore: Readonly<Record<ProjectId, Values>> = {
  [CONSUMER_PROJECT]: { email: 'orders@emberwright.example', chat_site_id: 'emberwright-consumer' },
  [PROFESSIONAL_PROJECT]: { email: 'pro@emberwright.example', chat_site_id: 'emberwright-pro' },
}

const initialOf = (kind: SettingDefinition['kind'], projectId: ProjectId): Values =>
  Object.fromEntries(
    Array.from(SETTINGS)
      .filter(([, definition]) => definition.kind === kind)
      .map(([key, definition]) => [key, initialValue(definition, projectId)]),
  )

/** Both storefronts start with the same ones. */
export const appSettings: Values = { ...initialOf('app', CONSUMER_PROJECT), ...demoApp }
export const serverSettings: Values = initialOf('server', CONSUMER_PROJECT)
export const storeSettings: Readonly<Record<ProjectId, Values>> = {
  [CONSUMER_PROJECT]: { ...initialOf('store', CONSUMER_PROJECT), ...demoStore[CONSUMER_PROJECT] },
  [PROFESSIONAL_PROJECT]: { ...initialOf('store', PROFESSIONAL_PROJECT), ...demoStore[PROFESSIONAL_PROJECT] },
}
