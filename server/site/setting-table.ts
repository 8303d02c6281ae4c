import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { SHOP_NAMES } from '#contract/platform/shop-names.ts'
import { AERIAL_FEET, UNKNOWN_FEET } from '#pyro/show/safety-rules.ts'
import { LEGAL_FACTS } from './legal-facts.ts'
import {
  anyText,
  email,
  emails,
  fileName,
  flag,
  folder,
  hosts,
  levels,
  link,
  moment,
  numberFrom,
  origin,
  origins,
  phone,
  receiver,
  script,
  type SettingRule,
  type SettingValue,
  state,
  zip,
} from './setting-rules.ts'

/** Of the default pages, where nobody is. */
export const DEFAULT_STREET = '4200 Lantern Mill Road'

/** Below it the shop serves its own files of terms and privacy policy. */
export const PUBLIC_FILES_PATH = '/public-files'

type ByStorefront = Readonly<Record<ProjectId, SettingValue>>

export interface SettingDefinition {
  /** `server`: a secret, which nobody can read */
  readonly kind: 'store' | 'app' | 'server'
  readonly rule: SettingRule
  /** in a new shop */
  readonly initial: SettingValue | ByStorefront
  /** whether visitors are told it */
  readonly isPublic: boolean
  /** of a secret: the setting with the address that it is sent to, whose change removes the secret */
  readonly sentTo?: string
}

const store = (rule: SettingRule, initial: SettingDefinition['initial']) =>
  ({ kind: 'store', rule, initial, isPublic: true }) as const
const open = (rule: SettingRule, initial: SettingValue) =>
  ({ kind: 'app', rule, initial, isPublic: true }) as const
const internal = (rule: SettingRule, initial: SettingValue) =>
  ({ kind: 'app', rule, initial, isPublic: false }) as const
const secret = (sentTo: string) =>
  ({ kind: 'server', rule: anyText, initial: '', isPublic: false, sentTo }) as const

const percent = numberFrom(0, 100)
const count = numberFrom(0, 1_000_000)

/**
 * Every setting of a storefront. In a new shop they say what its default pages say; addresses to which something would
 * be sent, and hosts that something would be loaded from, are empty.
 */
export const SETTINGS: ReadonlyMap<string, SettingDefinition> = new Map(
  Object.entries<SettingDefinition>({
    store_name: store(anyText, SHOP_NAMES),
    email: store(email, ''),
    phone: store(phone, phoneOfPages()),
    hours_heading: store(anyText, {
      [CONSUMER_PROJECT]: 'Warehouse hours',
      [PROFESSIONAL_PROJECT]: 'Pro desk hours',
    }),
    hours: store(anyText, {
      [CONSUMER_PROJECT]: 'Monday to Friday 8:00 am to 5:00 pm, Saturday in May and June 9:00 am to 2:00 pm',
      [PROFESSIONAL_PROJECT]: 'Monday to Friday 7:00 am to 6:00 pm',
    }),
    public_url: store(origin, ''),
    chat_site_id: store(anyText, ''),
    warehouse_street: store(anyText, DEFAULT_STREET),
    warehouse_city: store(anyText, 'Springfield'),
    warehouse_state: store(state, 'MO'),
    warehouse_postcode: store(zip, '65803'),

    // without it production keeps e-mails until it is set
    mail_from: internal(email, ''),
    mail_from_name: internal(anyText, ''),
    mail_reply_to: internal(email, ''),
    notify_orders: internal(emails, ''),
    notify_documents: internal(emails, ''),
    notify_volume: internal(emails, ''),
    notify_failures: internal(emails, ''),
    notify_low_stock: internal(emails, ''),
    low_stock_cases: internal(count, 5),
    // on invoices
    tax_id: internal(anyText, ''),
    net_days: internal(numberFrom(0, 365), 30),
    // an owner says so, see server/staff/setup
    rates_confirmed: internal(flag, false),
    legal_texts_confirmed: internal(flag, false),

    app_version: open(anyText, '1.0.0'),
    down_for_maintenance: open(flag, false),
    maintenance_reason: open(anyText, ''),
    maintenance_until: open(moment, ''),
    recaptcha: open(flag, false),
    recaptcha_site_key: open(anyText, ''),
    recaptcha_script_url: open(script, ''),
    recaptcha_verify_url: internal(receiver, ''),
    recaptcha_origins: internal(origins, ''),
    recaptcha_secret: secret('recaptcha_verify_url'),
    text_cart_contact_help: open(anyText, 'Questions about this cart? Call us and mention its number.'),
    terms_of_use_filename: open(fileName, 'terms-of-use.pdf'),
    privacy_policy_filename: open(fileName, 'privacy-policy.pdf'),
    aws_public_files_path: open(folder, PUBLIC_FILES_PATH),
    redirect_hosts: internal(hosts, ''),
    show_upsell_on_wholesale: open(flag, true),
    show_upsell_on_pro_line: open(flag, true),
    text_hours_left_side: open(anyText, 'Hours in Central time'),
    show_cart_recommended_products: open(flag, true),
    cart_recommended_products_label: open(anyText, 'Goes well with this cart'),
    // empty: the phone number on pages
    spirit_phone_number: open(phone, ''),
    proline_phone_number: open(phone, ''),
    preferred_carrier_message: open(anyText, ''),
    credit_card_fee_percent: open(percent, 2.5),
    credit_card_amex_fee_percent: open(percent, 3.5),
    show_credit_link_price_levels: open(levels, ''),
    chat_script_url: open(script, ''),
    conversion_id: open(anyText, ''),
    conversion_url: internal(receiver, ''),
    credit_application_url: open(link, '/pages/credit-application'),
    credit_application_link_text: open(anyText, 'Apply for credit terms'),
    glow_enabled: open(flag, false),
    flow_counting: open(flag, true),
    rush_shipping_in_cart_enabled: open(flag, true),
    max_products_for_2up_price_tags: open(count, 100),
    max_products_for_4up_price_tags: open(count, 100),
    max_products_for_download_barcodes_wholesale: open(count, 100),
    max_products_for_batch_barcodes_wholesale: open(count, 100),
    solicit_apply_for_volume: open(flag, true),
    netsuite_integration_enabled: open(flag, false),
    async_order_processing_enabled: open(flag, false),
    async_order_processing_min_skus: open(count, 50),
    // seconds
    async_order_processing_max_wait: open(numberFrom(1, 3_600), 120),
    async_order_processing_poll_interval: open(numberFrom(1, 60), 5),
    is_checkout_disabled: open(flag, false),
    checkout_disabled_button_text: open(anyText, 'Checkout is closed for the season'),
    cybersource_disabled: open(flag, false),
    // the show builder reckons with no less where a device rises from a tube of unknown size
    show_aerial_feet: open(numberFrom(AERIAL_FEET, UNKNOWN_FEET), AERIAL_FEET),
    insurance_document_required: open(flag, false),
  }),
)

/** The value of a setting in a new shop. */
export const initialValue = ({ initial }: SettingDefinition, projectId: ProjectId): SettingValue =>
  typeof initial === 'object' ? initial[projectId] : initial

function phoneOfPages(): ByStorefront {
  return {
    [CONSUMER_PROJECT]: LEGAL_FACTS[CONSUMER_PROJECT].phone,
    [PROFESSIONAL_PROJECT]: LEGAL_FACTS[PROFESSIONAL_PROJECT].phone,
  }
}
