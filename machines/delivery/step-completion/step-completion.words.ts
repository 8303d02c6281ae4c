import type { MachineWords } from '#machines/platform/words.ts'
import type { stepCompletionMachine } from './step-completion.machine.ts'

export const stepCompletionWords: MachineWords<typeof stepCompletionMachine> = {
  guards: {
    isShipDateOpen: 'the order is shipped and lacks a day',
    isOpen: 'a day or a time is missing',
    isPickup: 'the order is picked up',
    hasDestination: 'the order has a destination',
    isSelected: 'a carrier is saved',
  },
  events: {
    'delivery.confirm': 'the shopper presses Continue at delivery',
    'shipping.confirm': 'the shopper presses Continue at shipping',
    'contact.edited': 'the phone number is being typed',
    'save.started': 'something of the step is being saved',
    'save.failed': 'something of the step could not be saved',
    'schedule.settled': 'day and time are no longer being saved',
    'address.settled': 'the address is no longer being saved',
    'texas.settled': 'the check for Texas is done',
    'quotes.settled': 'the carrier is no longer being saved',
  },
  actions: {
    awaitSchedule: 'asks whether day and time are settled',
    awaitAddress: 'asks whether the address is settled',
    awaitTexas: 'asks whether the check for Texas is done',
    awaitQuotes: 'asks whether a carrier is settled',
    takeFirstDay: 'has the first day taken',
    completeDelivery: 'tells checkout that delivery is done',
    completeShipping: 'tells checkout that shipping is done',
  },
  delays: {},
  tags: {
    completingDetails: 'the button at delivery waits for what is being saved',
    completingShipping: 'the button at shipping waits for what is being saved',
  },
}
