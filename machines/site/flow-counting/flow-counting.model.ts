import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { flowCountingMachine } from './flow-counting.machine.ts'
import { flowCountingWords } from './flow-counting.words.ts'

const refusal = (error: string) => ({ success: false, errors: [error] })

export const flowCountingModel = defineModel({
  machine: flowCountingMachine,
  words: flowCountingWords,
  title: 'Flow counting',
  purpose: 'Sends how often a page has taken which transition after which other one.',
  inputs: { page: undefined },
  events: { 'page.hidden': [{ type: 'page.hidden' }] },
  outcomes: {
    sendFlow: {
      sent: done({ kind: 'sent' }, { status: 200, body: { success: true } }),
      delayed: done(
        { kind: 'delayed' },
        { status: 429, body: refusal('Too many attempts. Please try again later.') },
      ),
      off: done({ kind: 'off' }, { status: 200, body: { success: false } }),
      lost: fails(new ApiError({ kind: 'offline' }), 'offline'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'resting', 'off'),
  key: () => [],
  leadsTo: {
    'counts on their way are sent, kept for later, or given up': {
      from: ({ value }) => isIn(value, 'sending'),
      to: ({ value }) => isIn(value, 'resting', 'backingOff', 'off'),
    },
    'a shop that was left alone is asked again': {
      from: ({ value }) => isIn(value, 'backingOff'),
      to: ({ value }) => isIn(value, 'sending'),
    },
  },
})
