import { orderSubmissionWalk } from './order-submission-walk.ts'
import { test } from './walk-test.ts'
import { walkWorkflow } from './walk-workflow.ts'

test.setTimeout(240_000)

test('[ORD-06] every transition of order submission is taken in a browser, or listed with its reason', async ({
  browser,
  shop,
  db,
}) => {
  await walkWorkflow(orderSubmissionWalk, { browser, shop, db })
})
