import { beforeAll, describe, expect, test } from 'vitest'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { chartOf, leafStates } from '#statecharts/engine/chart-model.ts'
import { coverMachine } from '#statecharts/engine/suite.ts'
import { rateText } from '#statecharts/report/rate.ts'
import { reportFiles } from '#statecharts/report/report-file.ts'
import { type ReportedMachine, reportOf } from '#statecharts/report/report.ts'
import { doorModel } from '#tests/statecharts/door.model.ts'

describe('the report of a machine', () => {
  let coupon: ReportedMachine
  beforeAll(async () => {
    coupon = await reportOf(await coverMachine(couponModel, { criterion: 'state', maxSteps: 2 }))
  })

  test('has the totals of its definition', () => {
    const chart = chartOf(couponModel.machine)
    expect([coupon.states.total, coupon.transitions.total]).toEqual([
      leafStates(chart).length,
      chart.transitions.length,
    ])
    const candidates = coupon.matrix.rows.flatMap(({ cells }) =>
      cells.flatMap(({ label }) => label.split('\n').filter((line) => line.startsWith('coupon'))),
    )
    expect(candidates.map((line) => line.split(' ')[0] ?? '').toSorted()).toEqual(
      chart.transitions.map(({ id }) => id).toSorted(),
    )
  })

  test('has a reason and a shortest path for each gap', () => {
    const { total, covered } = coupon.transitions
    const missing = coupon.gaps.filter((gap) => gap.kind === 'transition')
    expect(missing).toHaveLength(total - covered)
    expect(missing.length).toBeGreaterThan(5)
    expect(coupon.gaps.filter((gap) => gap.reason === '' || gap.prefix.length === 0)).toEqual([])
    expect(missing.find((gap) => gap.id === 'coupon.removing|xstate.error.actor.deleteCoupon|0')).toEqual({
      kind: 'transition',
      id: 'coupon.removing|xstate.error.actor.deleteCoupon|0',
      reason: 'no path of this suite takes it',
      prefix: [
        'input start',
        '1. coupon.load',
        '2. getCoupon answers present',
        '3. coupon.remove',
        '4. deleteCoupon answers failed',
      ],
    })
  })
})

test('a transition that cannot be taken has its reason, without a path when there is none', async () => {
  const lost = { lost: { description: 'Nobody comes here.', on: { 'door.push': { target: 'opened' } } } }
  const { gaps } = await reportOf(await coverMachine(doorModel({ states: lost })))
  expect(gaps).toEqual([
    { kind: 'state', id: 'door.lost', reason: 'nothing reaches it', prefix: [] },
    {
      kind: 'transition',
      id: 'door.lost|door.push|0',
      reason: 'its state door.lost is never reached',
      prefix: [],
    },
  ])
})

test('a transition that walks leave out is listed with its reason and the shortest path to it', async () => {
  const transition = 'door.opened|door.pull|0'
  const reason = 'Nobody has a hand free.'
  const model = doorModel({ model: { unprovokable: [{ transition, walk: 'browser', reason }] } })
  const cover = await coverMachine(model)
  expect((await reportOf(cover)).exemptions).toEqual([
    { transition, walk: 'browser', reason, prefix: ['input plain', '1. door.push', '2. door.pull'] },
  ])
  const text = (await reportFiles([cover]))[0]?.text ?? ''
  expect(text).toContain(`<code>${transition}</code>, in the browser</p>\n<p class="why">Why: ${reason}</p>`)
})

test('a percentage is never rounded up to 100', () => {
  expect(
    [
      [9999, 10_000],
      [90, 100],
      [89, 100],
      [7, 7],
    ].map(([covered = 0, total = 0]) => rateText({ covered, total })),
  ).toEqual(['▲ 99.9%', '▲ 90%', '✕ 89%', '✓ 100%'])
})

test('texts of a machine are escaped', async () => {
  const model = doorModel({
    model: {
      title: '</script><b>Door</b>',
      events: {
        'door.push': [{ type: 'door.push', note: '</script><!--' }],
        'door.pull': [{ type: 'door.pull' }],
      },
    },
  })
  const text = (await reportFiles([await coverMachine(model)]))[0]?.text ?? ''
  expect(text.match(/<\/script>/g)).toHaveLength(4) // three downloads and the page's own
  expect(text).toContain('&lt;/script&gt;&lt;b&gt;Door&lt;/b&gt;')
})
