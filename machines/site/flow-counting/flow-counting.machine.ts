import { setup } from 'xstate'
import { FLOW_BACK_OFF, FLOW_PERIOD } from '#contract/site/flow-chart.ts'
import { type Asked, isKind } from '#machines/platform/is-kind.ts'
import { placeholderActor } from '#machines/platform/placeholder-actor.ts'
import type { FlowCountingEvent, FlowCountingMeta, FlowReply, SendFlowLogic } from './flow-counting.types.ts'

/** Sends what a page has counted of its own workflows; what is counted is kept outside. */
export const flowCountingMachine = setup({
  types: { events: {} as FlowCountingEvent, meta: {} as FlowCountingMeta },
  actors: { sendFlow: placeholderActor<SendFlowLogic>() },
  guards: {
    is: ({ event }, { kind }: Asked<FlowReply, 'off' | 'delayed'>) => isKind(event, kind),
  },
  delays: { flowPeriod: FLOW_PERIOD, backOffDelay: FLOW_BACK_OFF },
}).createMachine({
  id: 'flowCounting',
  description:
    'Tells the shop how often which transition followed which, without a person, a device or a visit. Its own transitions are not counted.',
  initial: 'resting',
  states: {
    resting: {
      description: 'Transitions are counted in the page until it is time to send them.',
      meta: { spec: ['T69'] },
      after: { flowPeriod: { target: 'sending' } },
      on: { 'page.hidden': { target: 'sending' } },
    },
    sending: {
      description: 'The counts are on their way; the request outlives the page.',
      meta: { spec: ['T69'] },
      invoke: {
        id: 'sendFlow',
        src: 'sendFlow',
        onDone: [
          { guard: { type: 'is', params: { kind: 'off' } }, target: 'off' },
          { guard: { type: 'is', params: { kind: 'delayed' } }, target: 'backingOff' },
          { target: 'resting' },
        ],
        onError: {
          description: 'Counts without an answer are given up, so that none is counted twice.',
          target: 'backingOff',
        },
      },
      on: {
        'page.hidden': {
          description: 'What was counted meanwhile is sent besides, because the page may be gone.',
          target: 'sending',
          reenter: true,
        },
      },
    },
    backingOff: {
      description: 'The shop refused the counts or did not answer; it is left alone for two minutes.',
      meta: { spec: ['T69'] },
      after: { backOffDelay: { target: 'sending' } },
      on: {
        'page.hidden': { description: 'Ignored: a shop that is busy is not asked once more.' },
      },
    },
    off: {
      description: 'Nothing is counted here, or no longer.',
      type: 'final',
    },
  },
})
