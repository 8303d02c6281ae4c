import { fromPromise } from 'xstate'
import { IN_STOCK } from '#contract/platform/constants.ts'
import { type Product, productCalls } from '#contract/catalogue/products.ts'
import type { ProposeShowsLogic } from '#machines/shows/show-proposal/show-proposal.types.ts'
import type { ShowProducts } from '#pyro/show/show-product.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { readAddresses, stateOfAddresses } from '#src/services/platform/shipping-state.ts'

/** pages of the listing that are asked for at once */
const AT_ONCE = 4

/**
 * The actor of the machine `showProposal`; what is in stock is read once for all its proposals.
 * @param readAerialFeet `aerialFeetOf` the settings
 */
export function showProposalServices(call: Call, readAerialFeet: () => number) {
  let goods: Promise<ShowProducts> | null = null
  const readGoods = () => {
    goods ??= readStock(call).catch((error: unknown) => {
      goods = null
      throw error
    })
    return goods
  }
  const proposeShows: ProposeShowsLogic = fromPromise(async ({ input: { isCustomer, wishes, seed } }) => {
    const [{ propose }, known, addresses] = await Promise.all([
      import('#pyro/show/propose.ts'),
      readGoods(),
      isCustomer ? readAddresses(call) : [],
    ])
    const state = wishes.state ?? stateOfAddresses(addresses)
    return propose({ ...wishes, state, aerial_ft: readAerialFeet() }, known, seed)
  })
  return { proposeShows }
}

async function readStock(call: Call): Promise<ShowProducts> {
  const first = await readPage(call, 1)
  const pages = Array.from({ length: first.meta.pagination.last_page - 1 }, (_, index) => index + 2)
  const products: Product[] = [...first.products]
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const lists = await Promise.all(pages.slice(at, at + AT_ONCE).map((page) => readPage(call, page)))
    products.push(...lists.flatMap((list) => list.products))
  }
  return new Map(products.map((product) => [product.products_id, product]))
}

const readPage = (call: Call, page: number) =>
  call(productCalls.products, { body: { availability: [IN_STOCK], page } })
