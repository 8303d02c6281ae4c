import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { areTooMany, coverageOf } from '#statecharts/walk/walk-plan.ts'
import { chatWalk } from './chat-walk.ts'
import { checkoutWalk } from './checkout-walk.ts'
import { contentDraftWalk } from './content-draft-walk.ts'
import { documentUploadWalk } from './document-upload-walk.ts'
import { documentJobWalk } from './document-job-walk.ts'
import { formSubmissionWalk } from './form-submission-walk.ts'
import { maintenanceWalk } from './maintenance-walk.ts'
import { orderSubmissionWalk } from './order-submission-walk.ts'
import { passwordResetWalk } from './password-reset-walk.ts'
import { quickOrderWalk } from './quick-order-walk.ts'
import { RECORDER_BINDING } from './recorder.ts'
import { sessionWalk } from './session-walk.ts'
import { staleCartWalk } from './stale-cart-walk.ts'
import { versionCheckWalk } from './version-check-walk.ts'
import { test } from './walk-test.ts'
import { walkWorkflow } from './walk-workflow.ts'

const walks = {
  '[CHAT-01][CHAT-04] every transition of the chat': chatWalk,
  '[CHK-08][ORD-14] every transition of checkout': checkoutWalk,
  'every transition of a draft of the content': contentDraftWalk,
  '[ACC-14][T60] every transition of the upload of a document': documentUploadWalk,
  '[DOC-04][DOC-07] every transition of a document that is opened or made by a job': documentJobWalk,
  '[API-27][MSG-29] every transition of a form that is sent': formSubmissionWalk,
  '[MNT-04][MNT-05] every transition of maintenance': maintenanceWalk,
  '[ORD-06] every transition of order submission': orderSubmissionWalk,
  '[PWD-01][PWD-06] every transition of the password reset': passwordResetWalk,
  '[CART-18][T57][T60] every transition of a quick order': quickOrderWalk,
  '[SES-08][SES-27] every transition of the session': sessionWalk,
  '[CART-10][CART-11] every transition of a replaced cart': staleCartWalk,
  '[VER-08][T53] every transition of the version check': versionCheckWalk,
}

for (const [subject, walk] of Object.entries(walks))
  test(`${subject} is taken in a browser, or listed with its reason`, async ({ browser, shop, db }) => {
    test.setTimeout(900_000)
    await walkWorkflow(walk, { browser, shop, db })
  })

test('fewer than a tenth of the transitions are left out of the walks in a browser', () => {
  const all = Object.values(walks).map(({ model }) => coverageOf(model, 'browser'))
  const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0)
  const [listed, drawn] = [
    sum(all.map((each) => each.listed.length)),
    sum(all.map((each) => each.drawn.length)),
  ]
  expect(areTooMany(listed, drawn), `${listed} of ${drawn}`).toBe(false)
})

test('the app that the shop serves has nothing of the recorder', () => {
  const assets = resolve(import.meta.dirname, '../../dist/assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const recording = scripts.filter((file) =>
    readFileSync(join(assets, file), 'utf8').includes(RECORDER_BINDING),
  )
  expect([scripts.length > 0, recording]).toEqual([true, []])
})
