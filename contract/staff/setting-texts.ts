import type { StaffSetting } from './staff-settings.ts'

/** How the desk shows the settings of a storefront. */

export type SettingControl =
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'email' | 'emails' | 'url' | 'text' | 'paragraph' }
  /** `sentTo`: the setting with the address that the secret is sent to; null: it is not known */
  | { readonly kind: 'secret'; readonly sentTo: string | null }

export interface SettingText {
  readonly key: string
  readonly label: string
  /** one sentence */
  readonly help: string
  readonly control: SettingControl
}

export interface SettingGroupText {
  readonly title: string
  /** in the order in which they are shown and saved: the address of a secret before the secret */
  readonly rows: readonly SettingText[]
}

const row =
  (control: SettingControl) =>
  (key: string, label: string, help: string): SettingText => ({ key, label, help, control })
const onOff = row({ kind: 'switch' })
const email = row({ kind: 'email' })
const emails = row({ kind: 'emails' })
const url = row({ kind: 'url' })
const text = row({ kind: 'text' })
const paragraph = row({ kind: 'paragraph' })
const number = (least: number, most: number) => row({ kind: 'number', least, most })
const secret = (sentTo: string) => row({ kind: 'secret', sentTo })
const percent = number(0, 100)
const count = number(0, 1_000_000)

const OWN_MAXIMUM =
  'With more products the sheet is made in the background, if it exceeds the maximum of all kinds too.'

/** Every setting, by subject. */
export const SETTING_GROUPS: readonly SettingGroupText[] = [
  {
    title: 'Shop',
    rows: [
      text('store_name', 'Name of the shop', 'Stands on pages, in e-mails and on papers.'),
      url(
        'public_url',
        'Address of the shop on the web',
        'Links in e-mails begin with it, such as https://shop.example.',
      ),
      email('email', 'E-mail address for customers', 'Shown on pages; the contact form writes to it.'),
      text('phone', 'Phone number on pages', 'Shown in the footer and in the chat, such as (417) 555-0140.'),
      text(
        'spirit_phone_number',
        'Phone number of the consumer line',
        'E-mails and error messages of the consumer storefront name it; if empty, the phone number on pages.',
      ),
      text(
        'proline_phone_number',
        'Phone number of the professional line',
        'E-mails and error messages of the professional storefront name it; if empty, the phone number on pages.',
      ),
    ],
  },
  {
    title: 'E-mail and notices',
    rows: [
      email(
        'mail_from',
        'Sender of e-mails',
        'An address that your mail server may send for; until it is set, e-mails are kept.',
      ),
      text('mail_from_name', 'Name of the sender', 'If empty, e-mails come from the name of the shop.'),
      email('mail_reply_to', 'Address for replies', 'If empty, e-mails say that nobody reads replies.'),
      emails('notify_orders', 'New orders', 'Who gets an e-mail with each new order.'),
      emails('notify_documents', 'New documents', 'Who gets an e-mail when a customer uploads a document.'),
      emails(
        'notify_volume',
        'Volume applications',
        'Who gets applications for volume pricing; if empty, the address for customers.',
      ),
      emails('notify_failures', 'Failures', 'Who is told, once an hour, what the shop could not do.'),
      emails('notify_low_stock', 'Low stock', 'Who is told when a product runs low.'),
      count('low_stock_cases', 'Low stock from', 'A product runs low with this many cases or fewer.'),
    ],
  },
  {
    title: 'Warehouse and hours',
    rows: [
      text('warehouse_street', 'Street of the warehouse', 'Where customers pick orders up.'),
      text('warehouse_city', 'City of the warehouse', 'Part of the address for pickup.'),
      text('warehouse_state', 'State of the warehouse', 'Two letters; its sales tax applies to pickup.'),
      text('warehouse_postcode', 'ZIP code of the warehouse', 'Five digits, which have to fit the state.'),
      text('hours_heading', 'Heading of the hours', 'Stands above the hours in the footer.'),
      paragraph('hours', 'Hours', 'A comma and a space begin a new line.'),
      text('text_hours_left_side', 'Note on the hours', 'Stands beside the hours, such as the time zone.'),
    ],
  },
  {
    title: 'Checkout and payment',
    rows: [
      onOff(
        'is_checkout_disabled',
        'Close checkout',
        'Carts stay; only customers with a permission of their own can order.',
      ),
      text(
        'checkout_disabled_button_text',
        'Text while checkout is closed',
        'Stands on the button in the cart that leads to checkout otherwise.',
      ),
      text('tax_id', 'Tax ID on invoices', 'Stands below your address; if empty, invoices show none.'),
      number(0, 365)(
        'net_days',
        'Days of net terms',
        'An order by net terms is due this many days after its invoice.',
      ),
      percent('credit_card_fee_percent', 'Card fee in percent', 'Added to orders that are paid by card.'),
      percent(
        'credit_card_amex_fee_percent',
        'American Express fee in percent',
        'Added instead of the card fee to orders paid with American Express.',
      ),
      onOff(
        'cybersource_disabled',
        'Skip the card check',
        'Cards are no longer verified before the order is reviewed, and no card fee is added.',
      ),
      text(
        'show_credit_link_price_levels',
        'Price levels with the credit link',
        'Numbers, separated by commas, of the levels that see at payment how to apply for credit.',
      ),
      text('credit_application_url', 'Target of the credit link', 'A path, or an https or mailto address.'),
      text('credit_application_link_text', 'Text of the credit link', 'If empty, there is no link.'),
      onOff(
        'insurance_document_required',
        'Ask for insurance',
        'Goods for professional use need a proof of insurance besides the authorization.',
      ),
    ],
  },
  {
    title: 'Delivery',
    rows: [
      paragraph(
        'preferred_carrier_message',
        'Note on carriers',
        'Stands in the cart and above the carriers.',
      ),
      onOff(
        'rush_shipping_in_cart_enabled',
        'Offer rush shipping',
        'The cart lets customers have an order leave sooner for a fee.',
      ),
      onOff(
        'rates_confirmed',
        'Freight and sales tax are right',
        'Switch it on once you checked both; until then Setup reminds you.',
      ),
    ],
  },
  {
    title: 'Storefront display',
    rows: [
      paragraph('text_cart_contact_help', 'Help in the cart', 'Stands below the cart, before its number.'),
      onOff(
        'show_cart_recommended_products',
        'Recommend products',
        'The cart shows products that go with it.',
      ),
      text('cart_recommended_products_label', 'Heading of recommendations', 'Stands above them in the cart.'),
      onOff(
        'show_upsell_on_wholesale',
        'More products on the consumer home page',
        'Shows the section with more products there.',
      ),
      onOff(
        'show_upsell_on_pro_line',
        'More products on the professional home page',
        'Shows the section with more products there.',
      ),
      number(150, 840)(
        'show_aerial_feet',
        'Distance for unknown tubes in the show builder, in feet',
        'To spectators, from what rises from a tube of unknown size; local codes ask for 150 to 200.',
      ),
      onOff(
        'solicit_apply_for_volume',
        'Invite to volume pricing',
        'Shows the link to apply, and with each product the price of the next level.',
      ),
      text('terms_of_use_filename', 'File of the terms of use', 'Its name in the folder of public files.'),
      text(
        'privacy_policy_filename',
        'File of the privacy policy',
        'Its name in the folder of public files.',
      ),
      onOff(
        'legal_texts_confirmed',
        'Terms and privacy policy are ours',
        'Switch it on once both texts are yours; until then Setup reminds you.',
      ),
    ],
  },
  {
    title: 'Chat, bot check and conversions',
    rows: [
      url('chat_script_url', 'Script of the chat', 'The https address that the chat provider gave you.'),
      text('chat_site_id', 'Site id of the chat', 'Tells the chat provider which shop it serves.'),
      onOff('recaptcha', 'Bot check', 'Works once the settings of the bot check below are right.'),
      text('recaptcha_site_key', 'Site key of the bot check', 'The public key of its provider.'),
      url('recaptcha_script_url', 'Script of the bot check', 'The https address that pages load it from.'),
      text(
        'recaptcha_origins',
        'Other origins of the bot check',
        'What its script loads from, such as https://check.example, separated by commas.',
      ),
      url(
        'recaptcha_verify_url',
        'Verification address of the bot check',
        'The shop asks there whether an answer counts; a new address removes the secret.',
      ),
      secret('recaptcha_verify_url')(
        'recaptcha_secret',
        'Secret of the bot check',
        'Is sent to the verification address, and nobody can read it here.',
      ),
      text('conversion_id', 'Conversion id', 'Names the shop to the service that counts conversions.'),
      url('conversion_url', 'Address for conversions', 'If empty, no conversions are sent.'),
    ],
  },
  {
    title: 'Maintenance',
    rows: [
      onOff(
        'down_for_maintenance',
        'Close the storefront for maintenance',
        'Closes this desk too: only npm run shop -- maintenance off opens both again.',
      ),
      paragraph(
        'maintenance_reason',
        'Reason for visitors',
        'Shown on the maintenance page, such as: We are moving to a new warehouse.',
      ),
      text(
        'maintenance_until',
        'Expected end',
        'Day and time in the time zone of the warehouse, such as 2027-06-30 18:00.',
      ),
    ],
  },
  {
    title: 'Advanced',
    rows: [
      text(
        'aws_public_files_path',
        'Folder of public files',
        'A path or an https address, without / at the end.',
      ),
      text(
        'redirect_hosts',
        'Hosts of redirects',
        'Other sites that redirects may lead to, separated by commas.',
      ),
      text('app_version', 'Told version', 'Told to programs that read the settings; pages do not need it.'),
      onOff('flow_counting', 'Count page flows', 'Counts, without names, which steps visitors take.'),
      onOff(
        'glow_enabled',
        'Data for product customization',
        'Pages hold what a customization script reads; none is loaded for it.',
      ),
      count('max_products_for_2up_price_tags', 'Price tags, 2 a page, at once', OWN_MAXIMUM),
      count('max_products_for_4up_price_tags', 'Price tags, 4 a page, at once', OWN_MAXIMUM),
      count('max_products_for_download_barcodes_wholesale', 'Barcodes at once', OWN_MAXIMUM),
      count(
        'max_products_for_batch_barcodes_wholesale',
        'Sheets of all kinds at once',
        'A sheet with more products than this and than its own maximum is made in the background.',
      ),
      onOff('netsuite_integration_enabled', 'NetSuite', 'Large orders can be processed in the background.'),
      onOff(
        'async_order_processing_enabled',
        'Large orders in the background',
        'Works together with NetSuite: the page hands a large order over and asks for its state.',
      ),
      count('async_order_processing_min_skus', 'Large order from', 'So many products make an order large.'),
      number(1, 3_600)(
        'async_order_processing_max_wait',
        'Longest wait in seconds',
        'After it the page says that a large order is not confirmed yet.',
      ),
      number(1, 60)(
        'async_order_processing_poll_interval',
        'Seconds between questions',
        'How often the page asks for the state of a large order.',
      ),
    ],
  },
]

/** What a setting is called at the desk; its key where this version does not know it. */
export const settingLabel = (key: string): string =>
  SETTING_GROUPS.flatMap(({ rows }) => rows).find((row) => row.key === key)?.label ?? key

/** What the desk shows of a setting that this version does not know, such as one of a later version. */
export const unknownSettingText = ({ kind, key, value }: StaffSetting): SettingText => ({
  key,
  label: key,
  help: 'This version of the shop does not know it.',
  control: unknownControl(kind, value),
})

function unknownControl(kind: StaffSetting['kind'], value: StaffSetting['value']): SettingControl {
  if (kind === 'server') return { kind: 'secret', sentTo: null }
  return { kind: typeof value === 'boolean' ? 'switch' : 'text' }
}
