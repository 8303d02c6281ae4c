/** What a page shows as text: every payload has to be seen in each of them. */
export const PRODUCT_FIELDS = [
  'products.name',
  'products.model',
  'products.packaging',
  'products.firing_pattern',
  'products.duration',
  'products.caliber',
  'products.performance_height',
  'products.debris_profile',
  'products.ignition_type',
  'products.hazmat',
  'products.upc',
  'products.effects',
  'products.colors',
] as const

export const SHOP_FIELDS = [
  'categories.name',
  'brands.name',
  'product_lists.name',
  'levels.name',
  'carriers.name',
  'carriers.service',
  'settings.phone',
  'settings.email',
  'settings.hours_heading',
  'settings.hours',
  'settings.text_hours_left_side',
  'settings.text_cart_contact_help',
  'settings.preferred_carrier_message',
] as const

export const CUSTOMER_FIELDS = [
  'customers.firstname',
  'addresses.name',
  'addresses.company',
  'addresses.street_address',
  'addresses.suburb',
  'addresses.city',
  'carts.name',
  'carts.comments',
  'carts.pickup_name',
  'billing.name',
  'billing.company',
  'billing.street_address',
  'billing.city',
] as const

export const MESSAGE_FIELDS = [
  'message.login',
  'message.staff',
  'message.register',
  'message.reset',
  'message.password',
  'message.line',
  'message.cart',
  'message.coupon',
  'message.address',
  'message.quote',
  'message.card',
  'message.refusal',
  'message.reasons',
  'message.changes',
  'message.order',
  'message.logout',
] as const

export const MENU_FIELDS = ['menu.desktop', 'menu.hamburger', 'menu.information', 'menu.pricing'] as const

/** Texts of content, which have a longest length each: what was written has to be seen. */
export const CONTENT_FIELDS = [
  ...MENU_FIELDS,
  'page.title',
  'page.page_title',
  'page.seo_meta',
  'table.caption',
  'table.head',
  'table.cell',
  'question.question',
  'picture.alt',
  'picture.caption',
  'buttons.label',
  'download.label',
  'download.note',
  'post.title',
  'post.summary',
  'post.alt',
  'slide.title',
  'slide.alt',
  'slide.text',
  'tile.title',
  'tile.alt',
  'tile.text',
  'section.title',
  'section.text',
  'dealer.name',
  'dealer.address',
] as const

/** Written as well, where pages show them as elements, or not at all. */
const OTHER_FIELDS = [
  'products.description_html',
  'products.video_url',
  'categories.banner_html',
  'categories.seo_title',
  'categories.seo_meta',
  'brands.icon',
  'filter_options.label',
  'content.text',
  'content.label',
  'content.link',
  'states.name',
  'settings.store_name',
  'settings.cart_recommended_products_label',
  'settings.credit_application_link_text',
  'customers.lastname',
  'customers.company',
  'customers.telephone',
  'customers.mobile_phone',
  'address.asked',
] as const

export const SHOWN_FIELDS = [
  ...PRODUCT_FIELDS,
  ...SHOP_FIELDS,
  ...CUSTOMER_FIELDS,
  ...MESSAGE_FIELDS,
] as const

const FIELDS = [...SHOWN_FIELDS, ...CONTENT_FIELDS, ...OTHER_FIELDS] as const
export type Field = (typeof FIELDS)[number]

/** The decimals by which a payload says where it stands: `ran(17.004)` is payload 17 in field 4. */
export const fieldCode = (field: Field): string => String(FIELDS.indexOf(field)).padStart(3, '0')
