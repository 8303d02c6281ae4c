import { versionCheckWalk } from './version-check-walk.ts'
import { test } from './walk-test.ts'
import { walkWorkflow } from './walk-workflow.ts'

test.setTimeout(240_000)

test('[VER-08][T53] every transition of the version check is taken in a browser, or listed with its reason', async ({
  browser,
  shop,
  db,
}) => {
  await walkWorkflow(versionCheckWalk, { browser, shop, db })
})
