import { flowCountingModel } from '#machines/flow-counting/flow-counting.model.ts'
import { hidePage } from '#e2e/hide-page.ts'
import { countingIs, flowCountingAnswers } from '#tests/walks/workflows/flow-counting.ts'
import type { Fixture } from './fixture.ts'
import { passTime } from './pass-time.ts'
import { type BrowserStep, defineWalk } from './walk.ts'

type Connection = { readonly isOffline: boolean }

let searches = 0

/** A page that has counted nothing sends nothing. */
const takeTransitions = ({ frame }: Fixture) => frame.searchFor(`gold ${++searches}`)

const hideAfterTransitions = async (fixture: Fixture) => {
  await takeTransitions(fixture)
  await hidePage(fixture.page)
}

const waited = (milliseconds: number): BrowserStep<Connection> => ({
  perform: async (fixture) => {
    await takeTransitions(fixture)
    await passTime(fixture, milliseconds)
  },
})

export const flowCountingWalk = defineWalk({
  model: flowCountingModel,
  customer: null,
  starts: [
    {
      input: 'page',
      environment: { isOffline: false },
      perform: async (fixture: Fixture) => {
        await countingIs(fixture, true)
        await fixture.held.hold('countFlow')
        await fixture.page.goto('/')
      },
    },
  ],
  ready: { isOffline: false },
  events: {
    'page.hidden': [
      { when: { at: 'resting' }, perform: hideAfterTransitions },
      {
        when: { at: 'resting' },
        next: { isOffline: true },
        perform: async (fixture) => {
          await takeTransitions(fixture)
          await fixture.context.setOffline(true)
          await hidePage(fixture.page)
        },
      },
      {
        when: { at: 'sending' },
        perform: async (fixture) => {
          await hideAfterTransitions(fixture)
          // the machine waits for the second request only
          await fixture.held.lose('countFlow')
        },
      },
      { when: { at: 'backingOff' }, perform: ({ page }) => hidePage(page) },
    ],
  },
  answers: {
    sendFlow: {
      ...flowCountingAnswers,
      // a shop that is busy answers 429 or 503, which tests/walks provokes; in a page what cannot leave is kept alike
      delayed: {
        when: { isOffline: true },
        next: { isOffline: false },
        isAutomatic: true,
        perform: ({ context }: Fixture) => context.setOffline(false),
      },
    },
  },
  timers: {
    'xstate.after.flowPeriod.flowCounting.resting': waited(30_000),
    'xstate.after.backOffDelay.flowCounting.backingOff': waited(120_000),
  },
  tearDown: (context) => countingIs(context, false),
})
