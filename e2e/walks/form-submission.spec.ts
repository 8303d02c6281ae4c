import { formSubmissionWalk } from './form-submission-walk.ts'
import { test } from './walk-test.ts'
import { walkWorkflow } from './walk-workflow.ts'

test.setTimeout(240_000)

test('[API-27][MSG-29] every transition of a form that is sent is taken in a browser, or listed with its reason', async ({
  browser,
  shop,
  db,
}) => {
  await walkWorkflow(formSubmissionWalk, { browser, shop, db })
})
