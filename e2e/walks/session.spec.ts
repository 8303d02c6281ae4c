import { sessionWalk } from './session-walk.ts'
import { test } from './walk-test.ts'
import { walkWorkflow } from './walk-workflow.ts'

test.setTimeout(240_000)

test('[SES-08][SES-27] every transition of the session is taken in a browser, or listed with its reason', async ({
  browser,
  shop,
  db,
}) => {
  await walkWorkflow(sessionWalk, { browser, shop, db })
})
