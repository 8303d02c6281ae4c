import { isIn } from '#machines/platform/is-in.ts'
import { defineModel } from '#machines/platform/model.ts'
import { stepCompletionMachine } from './step-completion.machine.ts'
import { stepCompletionWords } from './step-completion.words.ts'

export const stepCompletionModel = defineModel({
  machine: stepCompletionMachine,
  title: 'Step completion',
  words: stepCompletionWords,
  purpose: 'Continue waits for what is being saved, and leaves the step only when all of it is.',
  inputs: { start: undefined },
  events: {
    'delivery.confirm': [{ type: 'delivery.confirm' }],
    'shipping.confirm': [{ type: 'shipping.confirm' }],
    'contact.edited': [{ type: 'contact.edited' }],
    'save.started': [{ type: 'save.started' }],
    'save.failed': [{ type: 'save.failed' }],
    'schedule.settled': [
      { type: 'schedule.settled', is_pickup: false, isOpen: false },
      { type: 'schedule.settled', is_pickup: false, isOpen: true },
      { type: 'schedule.settled', is_pickup: true, isOpen: false },
      { type: 'schedule.settled', is_pickup: true, isOpen: true },
    ],
    'address.settled': [
      { type: 'address.settled', hasDestination: true },
      { type: 'address.settled', hasDestination: false },
    ],
    'texas.settled': [{ type: 'texas.settled' }],
    'quotes.settled': [
      { type: 'quotes.settled', isSelected: true },
      { type: 'quotes.settled', isSelected: false },
    ],
  },
  outcomes: {},
  happyEnd: ({ value }) => isIn(value, 'resting'),
  key: () => [],
  overlaps: ['completingShipping.awaitingDay|schedule.settled'],
})
