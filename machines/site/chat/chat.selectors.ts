import type { SnapshotFrom } from 'xstate'
import { UNKNOWN_PRICE_LEVEL } from '#contract/platform/constants.ts'
import type { Customer, User } from '#contract/account/auth.ts'
import type { Product } from '#contract/catalogue/products.ts'
import type { chatMachine } from './chat.machine.ts'
import type { ChatFacts } from './chat.types.ts'

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>

export type ChatView = 'button' | 'opening' | 'open' | 'minimized' | 'failed' | 'suspended'

/** What the page shows of the chat. */
export function chatViewOf(snapshot: ChatSnapshot): ChatView {
  if (snapshot.hasTag('suspended')) return 'suspended'
  const isShown = snapshot.hasTag('shown')
  if (!snapshot.hasTag('mounted')) return isShown ? 'failed' : 'button'
  if (!isShown) return 'minimized'
  return snapshot.can({ type: 'chat.minimize' }) ? 'open' : 'opening'
}

interface Known {
  readonly user: User | null
  readonly customer: Customer | null
  /** of the product page that is open */
  readonly product: Pick<Product, 'products_id' | 'products_model'> | null
}

export const chatFactsOf = ({ user, customer, product }: Known): ChatFacts => ({
  customers_id: user?.customers_id ?? null,
  name: user === null ? '' : `${user.customers_firstname} ${user.customers_lastname}`.trim(),
  first: user?.first ?? '',
  email: user?.customers_email_address ?? '',
  price_levels_id: customer?.price_levels_id ?? UNKNOWN_PRICE_LEVEL,
  product_id: product?.products_id ?? null,
  model: product?.products_model ?? null,
})

/** The object that a product customization script reads; its names are those of that script. */
export interface CustomData {
  readonly product_id: number | null
  readonly model: string | null
  readonly cust_name: string
  readonly customersId: number | null
  readonly cust_email: string
  readonly priceLevel: string
  readonly cust_fistname: string
}

export const customDataOf = (facts: ChatFacts): CustomData => ({
  product_id: facts.product_id,
  model: facts.model,
  cust_name: facts.name,
  customersId: facts.customers_id,
  cust_email: facts.email,
  priceLevel: String(facts.price_levels_id),
  cust_fistname: facts.first,
})
