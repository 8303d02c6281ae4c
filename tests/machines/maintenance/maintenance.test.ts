import { expect, test } from 'vitest'
import { maintenanceModel } from '#machines/maintenance/maintenance.model.ts'
import { play } from '#tests/machines/play.ts'

const known = { type: 'appInfo.known', app_version: '1.0.0' }
const lost = { type: 'appInfo.failed', failure: { kind: 'offline' } }
const noVersion = { type: 'appInfo.failed', failure: null }
type Game = ReturnType<typeof play<typeof maintenanceModel.machine>>
const isDown = ({ snapshot }: Game) => snapshot().hasTag('down')

test('[MNT-01] [ENT-39] a page that says its version is open at once, and the version check is told', () => {
  const game = play(maintenanceModel, 'open')
  expect([game.snapshot().value, game.sent, game.emitted]).toEqual(['up', [known], []])
})

test('[MNT-01] [ENT-41] a page that came during maintenance is down at once', () => {
  const game = play(maintenanceModel, 'closed')
  expect([isDown(game), game.sent]).toEqual([true, []])
})

test.each([
  ['answers without any version', 'noVersion', noVersion],
  ['cannot be reached', 'lost', lost],
])(
  '[MNT-03] [MNT-06] [MNT-07] a server that %s sets the flag, and the failure is logged',
  async (_, outcome, event) => {
    const game = play(maintenanceModel, 'bare')
    expect(isDown(game)).toBe(false)
    await game.answer('loadAppInfo', outcome)
    expect([isDown(game), game.emitted]).toEqual([true, [event]])
  },
)

test('[CONST-26] [MNT-04] an open shop is asked again after exactly 5 minutes, and goes down when that fails', async () => {
  const game = play(maintenanceModel, 'open')
  game.pass(299_999)
  expect(game.snapshot().value).toBe('up')
  game.pass(1)
  expect([game.snapshot().value, isDown(game)]).toEqual(['recheckingUp', false])
  await game.answer('loadAppInfo', 'down')
  expect(isDown(game)).toBe(true)
})

test('[MNT-04] a call that was refused because of maintenance has the server asked at once', async () => {
  const game = play(maintenanceModel, 'open')
  game.send({ type: 'site.refused' }, { type: 'site.refused' })
  expect(game.snapshot().value).toBe('recheckingUp')
  await game.answer('loadAppInfo', 'open')
  expect([game.snapshot().value, game.sent]).toEqual(['up', [known, known]])
})

test('[MNT-05] [CONST-26] the flag is cleared when the server answers again, after 5 minutes or on a wish, and the cart is read again', async () => {
  const game = play(maintenanceModel, 'closed')
  game.pass(300_000)
  expect([game.snapshot().value, isDown(game)]).toEqual(['recheckingDown', true])
  await game.answer('loadAppInfo', 'down')
  expect(isDown(game)).toBe(true)
  game.send({ type: 'site.recheck' })
  expect(game.snapshot().hasTag('checking')).toBe(true)
  await game.answer('loadAppInfo', 'open')
  expect([game.snapshot().value, isDown(game)]).toEqual(['up', false])
  expect(game.sent).toEqual([known, { type: 'cart.reload' }])
})

test('[MNT-06] refusals while it is down change nothing: only the next answer of the server opens the shop', () => {
  const game = play(maintenanceModel, 'closed')
  game.send({ type: 'site.refused' })
  expect(game.snapshot().value).toBe('down')
})
