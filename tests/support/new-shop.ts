import { sql } from 'kysely'
import { authCalls } from '#contract/account/auth.ts'
import { registrationCalls } from '#contract/account/registration.ts'
import { volumeCalls } from '#contract/account/volume.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { type ShopConfig, readConfig } from '#server/platform/config.ts'
import type { TestDb } from './database.ts'
import { openShop } from '#server/shop.ts'
import { setupCommand } from '#server/staff/admin-cli/setup.ts'
import { volumeCommand } from '#server/staff/admin-cli/volume.ts'
import { addToCart } from './cart.ts'
import { newRegistration } from './customers.ts'
import { Shopper } from './shopper.ts'

const SECRET = 'a secret of 32 characters or more'
const secret = () => new TextEncoder().encode(SECRET)

/** A shop as an owner starts it for a trial: in production, with the sandbox for cards. */
export async function openNewShop(databaseUrl: string, folder: string) {
  const config = readConfig({
    NODE_ENV: 'production',
    SHOP_IS_NOT_PROD: 'on',
    DATABASE_URL: databaseUrl,
    SHOP_SECRET: SECRET,
    SHOP_DATA_DIR: folder,
    PORT: '0',
  })
  const { seedDemo, isProduction, cardGateway, dataDir, storefronts } = config
  const shop = await openShop({
    databaseUrl,
    storefronts,
    isProduction,
    cardGateway,
    dataDir,
    seedDemo,
    host: '127.0.0.1',
    secret: secret(),
    assets: null,
    log: () => undefined,
    refreshPeriod: 50,
  })
  return { config, shop, url: shop.addresses[0]?.url.replace(/\/$/, '') ?? '' }
}

/** Runs `npm run shop -- setup FILE`; resolves with what it prints. */
export async function setUpBy(databaseUrl: string, file: string, config: ShopConfig): Promise<string> {
  const lines: string[] = []
  const terminal = { print: (line: string) => void lines.push(line), ask: null }
  await setupCommand({ databaseUrl, projectIds: [11], secret, config }, [file], terminal)
  return lines.join('\n')
}

/** A way to ship anything. */
export const CARRIERS = `option_id,name,service,base_cents,cents_per_lb,cents_per_lb_100mi,transit_base,min_lb,max_lb,active,tracking_url
ridge-ltl,Ridge Freight,Standard LTL,8900,12,1.2,3,0,,true,
`

interface NewShop {
  readonly db: TestDb
  readonly databaseUrl: string
  readonly url: string
}

/** Registers a customer with a case in the cart and an address, at the level silver, which staff gave. */
export async function approvedCustomer({ db, databaseUrl, url }: NewShop, productId: number) {
  const shopper = new Shopper(url)
  const registerData = newRegistration('Willow~Gate7')
  shopper.token = (await shopper.call(registrationCalls.register, { body: { registerData } })).access_token
  await shopper.call(volumeCalls.submitRequestForm, {
    body: { company: 'Quill Display', tax_id: '12-3456789', yearly_volume: '5000-25000', state: 'MO' },
  })
  const { rows } = await sql<{ id: string }>`
    select id::text from volume_requests where status = 'open'`.execute(db)
  await volumeCommand(databaseUrl, ['approve', rows[0]?.id ?? '', 'silver'])
  const { customer } = await shopper.call(authCalls.me, {})
  await addToCart(shopper, productId)
  const shippingAddress = {
    name: 'Mara Quill',
    street_address: '9 Mill Lane',
    city: 'Tulsa',
    state: 'OK',
    postcode: '74103',
    telephone: '(417) 555-0101',
  }
  await shopper.call(deliveryCalls.saveShippingAddress, { body: { shippingAddress } })
  return { shopper, email: registerData.customers_email_address, level: customer?.price_levels_short_name }
}
