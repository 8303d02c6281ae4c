import type { MachineWords } from '#machines/platform/words.ts'
import type { quantityEntryMachine } from './quantity-entry.machine.ts'

export const quantityEntryWords: MachineWords<typeof quantityEntryMachine> = {
  guards: {
    isSameLine: 'it is the line that is being typed in',
  },
  events: {
    'quantity.type': 'the shopper types a number of cases',
    'quantity.clear': 'the shopper empties the field',
    'quantity.commit': 'the shopper leaves the field or presses Enter',
  },
  actions: {
    recordTyped: 'keeps the typed number',
    forgetTyped: 'forgets the typed number',
    sendTyped: 'has the cart changed to the number typed before',
    sendCommitted: 'has the cart changed to this number',
  },
  delays: {
    quantityDebounce: 'the pause in typing before a number counts',
  },
  tags: {},
}
