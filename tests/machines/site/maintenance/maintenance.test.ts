import { expect, test } from 'vitest'
import { maintenanceModel } from '#machines/site/maintenance/maintenance.model.ts'
import { play } from '#tests/machines/play.ts'

const known = { type: 'appInfo.known', app_version: '1.0.0' }
const lost = { type: 'appInfo.failed', failure: { kind: 'offline' } }
const noVersion = { type: 'appInfo.failed', failure: null }
type Game = ReturnType<typeof play<typeof maintenanceModel.machine>>
const isDown = ({ snapshot }: Game) => snapshot().hasTag('down')

test('[MNT-01] [ENT-39] boot data with a version opens the shop at once and notifies the version check', () => {
  const game = play(maintenanceModel, 'open')
  expect([game.snapshot().value, game.sent, game.emitted]).toEqual(['up', [known], []])
})

test('[MNT-01] [ENT-41] boot data without a version shows the maintenance page at once', () => {
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

test('[CONST-26] [MNT-04] the shop is polled after exactly 5 minutes, and down when that fails', async () => {
  const game = play(maintenanceModel, 'open')
  game.pass(299_999)
  expect(game.snapshot().value).toBe('up')
  game.pass(1)
  expect([game.snapshot().value, isDown(game)]).toEqual(['recheckingUp', false])
  await game.answer('loadAppInfo', 'down')
  expect(isDown(game)).toBe(true)
})

test('[MNT-04] a call rejected because of maintenance polls the server at once', async () => {
  const game = play(maintenanceModel, 'open')
  game.send({ type: 'site.refused' }, { type: 'site.refused' })
  expect(game.snapshot().value).toBe('recheckingUp')
  await game.answer('loadAppInfo', 'open')
  expect([game.snapshot().value, game.sent]).toEqual(['up', [known, known]])
})

test('[MNT-05] [CONST-26] the flag is cleared when the server responds again, after 5 minutes or on request, and the cart is reloaded', async () => {
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

test('[MNT-06] rejected calls during maintenance change nothing: only a response to the poll opens the shop', () => {
  const game = play(maintenanceModel, 'closed')
  game.send({ type: 'site.refused' })
  expect(game.snapshot().value).toBe('down')
})

const failing = async (game: Game) => {
  game.send({ type: 'site.refused' })
  await game.answer('loadAppInfo', 'down')
}

test('[MNT-06] [ORD-16] an order that is on its way ends in its outcome before the notice', async () => {
  const game = play(maintenanceModel, 'open')
  game.send({ type: 'order.sent' })
  await failing(game)
  expect([game.snapshot().value, isDown(game)]).toEqual(['awaitingOrder', false])
  game.pass(3_600_000)
  expect(isDown(game)).toBe(false)
})

const ends = {
  'an order that ended without a confirmation': (game: Game) => game.send({ type: 'order.ended' }),
  'the confirmation that was left': (game: Game) =>
    game.send({ type: 'order.confirmed' }, { type: 'confirmation.left' }),
  'the confirmation that was open for 10 minutes': (game: Game) => {
    game.send({ type: 'order.confirmed' })
    game.pass(599_999)
    expect([game.snapshot().value, isDown(game)]).toEqual(['awaitingReader', false])
    game.pass(1)
  },
}
test.each(Object.entries(ends))(
  '[MNT-04] [MNT-06] [ORD-16] after %s the server is polled, and closes the shop or leaves it open with its cart read again',
  async (_, end) => {
    for (const [outcome, value, sent] of [
      ['open', 'up', [known, known, { type: 'cart.reload' }]],
      ['down', 'down', [known]],
    ] as const) {
      const game = play(maintenanceModel, 'open')
      game.send({ type: 'order.sent' })
      await failing(game)
      end(game)
      expect([game.snapshot().value, isDown(game)]).toEqual(['recheckingAfterOrder', false])
      await game.answer('loadAppInfo', outcome)
      expect([game.snapshot().value, game.snapshot().context.isOrdering]).toEqual([value, false])
      expect(game.sent).toEqual(sent)
    }
  },
)

test.each(['order.ended', 'order.confirmed'] as const)(
  '[MNT-06] an order that is over before, by %s, does not put the notice off',
  async (type) => {
    const game = play(maintenanceModel, 'open')
    game.send({ type: 'order.sent' }, { type })
    await failing(game)
    expect([game.snapshot().value, isDown(game)]).toEqual(['down', true])
  },
)

test('[MNT-06] [ORD-16] an order that is placed while the server is asked has its confirmation read before the notice', async () => {
  const game = play(maintenanceModel, 'open')
  game.send({ type: 'order.sent' }, { type: 'site.refused' }, { type: 'order.confirmed' })
  expect([game.snapshot().value, game.snapshot().context.isOrdering]).toEqual(['awaitingReader', false])
  game.send({ type: 'confirmation.left' })
  await game.answer('loadAppInfo', 'down')
  expect(isDown(game)).toBe(true)
})

test.each([
  ['bare', [], 'checking'],
  ['open', [{ type: 'site.refused' }], 'recheckingUp'],
  ['closed', [{ type: 'site.recheck' }], 'recheckingDown'],
] as const)(
  '[MNT-03] [MNT-07] a server that does not answer within 30 seconds is down: from %s',
  (input, events, value) => {
    const game = play(maintenanceModel, input)
    game.send(...events)
    game.pass(29_999)
    expect(game.snapshot().value).toBe(value)
    game.pass(1)
    expect([game.snapshot().value, game.emitted.at(-1)]).toEqual(['down', noVersion])
  },
)

test('[MNT-06] an order that was sent while the server was asked puts the notice off too', async () => {
  const game = play(maintenanceModel, 'bare')
  game.send({ type: 'order.sent' })
  await game.answer('loadAppInfo', 'lost')
  expect(game.snapshot().value).toBe('awaitingOrder')
})
