import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { isPassword } from '#server/account/auth/password.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 2)
afterAll(() => db.destroy())

const rows = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows
const one = async <T>(query: ReturnType<typeof sql<T>>) => (await rows(query))[0]

describe('the seeded shop', () => {
  test('has every product with a price at each of six levels and a stock row', async () => {
    expect(
      await rows(sql`select project_id, count(*)::int as n, count(s.product_id)::int as stocked,
        sum((select count(*) from prices where product_id = p.id))::int as prices
        from products p left join stock s on s.product_id = p.id group by 1 order by 1`),
    ).toEqual([
      { project_id: 11, n: 610, stocked: 610, prices: 3660 },
      { project_id: 14, n: 404, stocked: 404, prices: 2424 },
    ])
  })

  test('knows every attribute of a product as an option of its filter', async () => {
    const strays = await rows(sql`
      select kind, value from (
        select 'color' as kind, unnest(colors) as value from products union
        select 'effect', unnest(effects) from products union
        select 'firing_pattern', firing_pattern from products union
        select 'duration', duration from products union
        select 'caliber', caliber from products union
        select 'performance_height', performance_height from products union
        select 'debris_profile', debris_profile from products union
        select 'ignition_type', ignition_type from products) used
      where value is not null and not exists
        (select 1 from filter_options o where o.kind = used.kind and o.value = used.value)`)
    expect(strays).toEqual([])
  })

  test('offers no option that no product has', async () => {
    const empty = await rows(sql<{ value: string }>`
      select o.kind, o.value from filter_options o where o.kind in ('color', 'effect', 'firing_pattern', 'caliber')
      and not exists (select 1 from products p where o.value = any(p.colors) or o.value = any(p.effects)
        or o.value = p.firing_pattern or o.value = p.caliber)`)
    expect(empty).toEqual([])
  })

  test('opens every account with the one demo password', async () => {
    const accounts = await rows(sql<{ email: string; password_hash: string }>`
      select email, password_hash from customers order by id`)
    expect(new Set(accounts.map((account) => account.password_hash)).size).toBe(1)
    expect(await isPassword('Fireworks!2026', accounts[0]?.password_hash ?? '')).toBe(true)
    expect(accounts.map((account) => account.email.replace('@emberwright.example', ''))).toEqual(
      'silver gold texas new special allowed big bronze platinum diamond pro staff staff'.split(' '),
    )
  })

  test('gives each demo account its data', async () => {
    expect(
      await rows(sql`select c.email, l.short_name as level, special_order, allow_disabled_checkout,
        (select state from addresses where customer_id = c.id and is_default) as state
        from customers c join levels l on l.id = c.level_id
        where c.email ~ '^(silver|texas|new|special|allowed|staff)@' and project_id = 11 order by c.id`),
    ).toEqual([
      account('silver', { state: 'MO' }),
      account('texas', { state: 'TX' }),
      account('new', { level: 'bronze', state: null }),
      account('special', { level: 'special', special_order: true, state: 'IL' }),
      account('allowed', { allow_disabled_checkout: true, state: 'KS' }),
      account('staff', { state: null }),
    ])
  })

  test('has two years of orders that add up, most of them bought in May, June and July', async () => {
    expect(
      await one(sql`select count(*)::int as orders,
        count(*) filter (where total_cents <> subtotal_cents + (select coalesce(sum(cents), 0) from order_fees f where f.order_id = o.id))::int as wrong_totals,
        count(*) filter (where subtotal_cents <> (select sum(cents * quantity) from order_lines l where l.order_id = o.id))::int as wrong_subtotals,
        count(*) filter (where extract(month from purchased_at) between 5 and 7) * 2 > count(*) as seasonal,
        count(*) filter (where not exists (select 1 from order_statuses s where s.id = o.status_id))::int as strays
        from orders o`),
    ).toEqual({ orders: 195, wrong_totals: 0, wrong_subtotals: 0, seasonal: true, strays: 0 })
  })

  test('has an order of 164 products, a saved cart of 200 lines, one over $10,000 and one that is sold out', async () => {
    expect(
      await one(sql`select
        (select max(n) from (select count(*)::int as n from order_lines group by order_id) x) as longest_order,
        (select max(n) from (select count(*)::int as n from cart_lines group by cart_id) x) as longest_cart,
        (select count(*)::int from cart_lines cl join carts c on c.id = cl.cart_id and c.status = 'saved'
          join customers u on u.id = c.customer_id join prices p on p.product_id = cl.product_id and p.level_id = u.level_id
          where p.cents::bigint * cl.quantity > 1000000) as dear_lines,
        (select count(*)::int > 0 from cart_lines cl join stock s on s.product_id = cl.product_id where s.qty = 0) as sold_out`),
    ).toEqual({ longest_order: 164, longest_cart: 200, dear_lines: 1, sold_out: true })
  })

  test('[DATA-03] to [DATA-24] has every application setting of the specification on both storefronts', async () => {
    const names = await rows(sql<{ key: string; n: number }>`
      select key, count(*)::int as n from settings where kind = 'app' and key = any(${specified}) group by key`)
    expect(names.map(({ key }) => key).toSorted()).toEqual(specified.toSorted())
    expect(names.filter(({ n }) => n !== 2)).toEqual([])
  })

  test('[LAY-01] differs by storefront in name, phone, e-mail, hours and chat', async () => {
    const keys = ['store_name', 'phone', 'email', 'hours', 'hours_heading', 'chat_site_id']
    expect(
      await rows(sql`select key, count(distinct value)::int as n from settings
        where kind = 'store' and key = any(${keys}) group by key having count(distinct value) <> 2`),
    ).toEqual([])
  })

  test('has coupons of each kind, one of them over and one with a limit', async () => {
    expect(
      await rows(sql`select code, kind, amount, ends_at < now() as over, use_limit from coupons
        where code in ('SPRING12', 'FREIGHT50', 'EXPIRED', 'LASTCALL') order by id`),
    ).toEqual([
      { code: 'SPRING12', kind: 'percent', amount: 12, over: null, use_limit: null },
      { code: 'FREIGHT50', kind: 'freight', amount: 5000, over: null, use_limit: null },
      { code: 'EXPIRED', kind: 'fixed', amount: 2500, over: true, use_limit: null },
      { code: 'LASTCALL', kind: 'fixed', amount: 2000, over: null, use_limit: 3 },
    ])
  })

  test('reaches every state, with a carrier for every weight', async () => {
    expect(
      await one(sql`select (select count(*)::int from states) as states,
        (select count(*)::int from generate_series(1, 60000, 7) lb where not exists
          (select 1 from carriers where lb >= min_lb and (max_lb is null or lb <= max_lb))) as weights_without`),
    ).toEqual({ states: 51, weights_without: 0 })
  })
})

function account(name: string, differs: object) {
  const plain = {
    level: 'silver',
    special_order: false,
    allow_disabled_checkout: false,
  }
  return { email: `${name}@emberwright.example`, ...plain, ...differs }
}

const specified =
  `recaptcha text_cart_contact_help terms_of_use_filename privacy_policy_filename show_upsell_on_wholesale
  show_upsell_on_pro_line text_hours_left_side show_cart_recommended_products cart_recommended_products_label
  spirit_phone_number proline_phone_number preferred_carrier_message credit_card_fee_percent
  credit_card_amex_fee_percent show_credit_link_price_levels credit_application_url credit_application_link_text
  glow_enabled rush_shipping_in_cart_enabled aws_public_files_path max_products_for_2up_price_tags
  max_products_for_4up_price_tags max_products_for_download_barcodes_wholesale
  max_products_for_batch_barcodes_wholesale solicit_apply_for_volume netsuite_integration_enabled
  async_order_processing_enabled async_order_processing_min_skus async_order_processing_max_wait
  async_order_processing_poll_interval is_checkout_disabled checkout_disabled_button_text cybersource_disabled`.split(
    /\s+/,
  )
