import { isIn } from '#machines/platform/is-in.ts'
import { defineModel } from '#machines/platform/model.ts'
import { unsentOrderMachine } from './unsent-order.machine.ts'
import { unsentOrderWords } from './unsent-order.words.ts'

export const unsentOrderModel = defineModel({
  machine: unsentOrderMachine,
  title: 'Unsent order',
  words: unsentOrderWords,
  purpose: 'Remembers an order whose check maintenance interrupts, for the maintenance page.',
  inputs: { start: undefined },
  events: {
    'check.started': [{ type: 'check.started' }],
    'check.stopped': [{ type: 'check.stopped' }],
    'check.settled': [{ type: 'check.settled' }],
    'check.failed': [
      { type: 'check.failed', isRefused: true },
      { type: 'check.failed', isRefused: false },
    ],
  },
  outcomes: {},
  happyEnd: ({ value }) => isIn(value, 'none'),
  key: () => null,
})
