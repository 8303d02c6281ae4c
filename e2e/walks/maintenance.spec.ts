import { maintenanceWalk } from './maintenance-walk.ts'
import { test } from './walk-test.ts'
import { walkWorkflow } from './walk-workflow.ts'

test.setTimeout(240_000)

test('[MNT-04][MNT-05] every transition of maintenance is taken in a browser, or listed with its reason', async ({
  browser,
  shop,
  db,
}) => {
  await walkWorkflow(maintenanceWalk, { browser, shop, db })
})
