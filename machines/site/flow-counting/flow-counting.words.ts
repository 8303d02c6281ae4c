import type { MachineWords } from '#machines/platform/words.ts'
import type { flowCountingMachine } from './flow-counting.machine.ts'

export const flowCountingWords: MachineWords<typeof flowCountingMachine> = {
  guards: {
    'is off': 'nothing is counted here, or no longer',
    'is delayed': 'the shop counts nothing for now',
  },
  events: { 'page.hidden': 'the tab is hidden or left' },
  actions: {},
  delays: {
    flowPeriod: 'the time between two batches of counts',
    backOffDelay: 'the time in which a busy shop is left alone',
  },
  tags: {},
}
