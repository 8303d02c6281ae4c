import { checkoutWalk } from './checkout-walk.ts'
import { test } from './walk-test.ts'
import { walkWorkflow } from './walk-workflow.ts'

test.setTimeout(420_000)

test('[CHK-08][ORD-14] every transition of checkout is taken in a browser, or listed with its reason', async ({
  browser,
  shop,
  db,
}) => {
  await walkWorkflow(checkoutWalk, { browser, shop, db })
})
