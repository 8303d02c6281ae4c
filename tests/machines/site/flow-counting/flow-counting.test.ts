import { expect, test } from 'vitest'
import { FLOW_BACK_OFF, FLOW_PERIOD } from '#contract/site/flow-chart.ts'
import { flowCountingModel } from '#machines/site/flow-counting/flow-counting.model.ts'
import { play } from '#tests/machines/play.ts'

function sending() {
  const page = play(flowCountingModel, 'page')
  page.pass(FLOW_PERIOD)
  return page
}

test('[T69] counts are sent every half minute', async () => {
  const { answer, pass, snapshot } = sending()
  await answer('sendFlow', 'sent')
  pass(29_999)
  expect(snapshot().value).toBe('resting')
  pass(1)
  expect(snapshot().value).toBe('sending')
})

test('[T69] a page that is hidden sends its counts at once, also besides those on their way', () => {
  const { send, snapshot } = play(flowCountingModel, 'page')
  send({ type: 'page.hidden' })
  const first = snapshot().children.sendFlow
  send({ type: 'page.hidden' })
  expect([snapshot().value, snapshot().children.sendFlow === first]).toEqual(['sending', false])
})

test.each(['delayed', 'lost'])(
  '[T69] after an answer %s nothing is sent for two minutes',
  async (outcome) => {
    const { answer, pass, send, snapshot } = sending()
    await answer('sendFlow', outcome)
    send({ type: 'page.hidden' })
    pass(FLOW_BACK_OFF - 1)
    expect(snapshot().value).toBe('backingOff')
    pass(1)
    expect(snapshot().value).toBe('sending')
  },
)

test('[T69] where nothing is counted nothing is sent any more', async () => {
  const { answer, snapshot } = sending()
  await answer('sendFlow', 'off')
  expect([snapshot().status, snapshot().value]).toEqual(['done', 'off'])
})
