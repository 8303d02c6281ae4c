import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { checkoutWalk } from './checkout-walk.ts'
import { formSubmissionWalk } from './form-submission-walk.ts'
import { maintenanceWalk } from './maintenance-walk.ts'
import { orderSubmissionWalk } from './order-submission-walk.ts'
import { passwordResetWalk } from './password-reset-walk.ts'
import { sessionWalk } from './session-walk.ts'
import { staleCartWalk } from './stale-cart-walk.ts'
import { RECORDER_BINDING } from './taken-step.ts'
import { unprovokableIn } from './unprovokable.ts'
import { versionCheckWalk } from './version-check-walk.ts'

const walks = [
  checkoutWalk,
  formSubmissionWalk,
  maintenanceWalk,
  orderSubmissionWalk,
  passwordResetWalk,
  sessionWalk,
  staleCartWalk,
  versionCheckWalk,
]

test('fewer than a tenth of the transitions are left out of the walks in a browser, each with its reason', () => {
  const drawn = walks.map(({ model }) => chartOf(model.machine).transitions.length)
  const leftOut = walks.flatMap(({ model }) => unprovokableIn(model))
  const sum = drawn.reduce((all, each) => all + each, 0)
  expect(leftOut.length / sum).toBeLessThan(0.1)
  const ids = new Set(walks.flatMap(({ model }) => chartOf(model.machine).transitions.map(({ id }) => id)))
  expect(
    leftOut.filter((id) => !ids.has(id)),
    'listed, and not drawn',
  ).toEqual([])
})

test('the app that the shop serves has nothing of the recorder', () => {
  const assets = resolve(import.meta.dirname, '../../dist/assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const recording = scripts.filter((file) =>
    readFileSync(join(assets, file), 'utf8').includes(RECORDER_BINDING),
  )
  expect([scripts.length > 0, recording]).toEqual([true, []])
})
