import { passwordResetWalk } from './password-reset-walk.ts'
import { test } from './walk-test.ts'
import { walkWorkflow } from './walk-workflow.ts'

test.setTimeout(240_000)

test('[PWD-01][PWD-06] every transition of the password reset is taken in a browser, or listed with its reason', async ({
  browser,
  shop,
  db,
}) => {
  await walkWorkflow(passwordResetWalk, { browser, shop, db })
})
