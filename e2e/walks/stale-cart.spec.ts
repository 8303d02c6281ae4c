import { staleCartWalk } from './stale-cart-walk.ts'
import { test } from './walk-test.ts'
import { walkWorkflow } from './walk-workflow.ts'

test.setTimeout(240_000)

test('[CART-10][CART-11] every transition of a replaced cart is taken in a browser, or listed with its reason', async ({
  browser,
  shop,
  db,
}) => {
  await walkWorkflow(staleCartWalk, { browser, shop, db })
})
