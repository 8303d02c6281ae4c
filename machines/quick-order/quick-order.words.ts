import type { MachineWords } from '#machines/platform/words.ts'
import type { quickOrderMachine } from './quick-order.machine.ts'

export const quickOrderWords: MachineWords<typeof quickOrderMachine> = {
  guards: {
    isTyped: 'the lines come from the page and not from a file',
    'is read': 'lines were found in the file',
    hasChosen: 'at least one line can be added',
    isComplete: 'every line was added',
    isRefused: 'the server refuses it',
  },
  events: {
    'lines.check': 'the customer has the lines checked',
    'lines.checkAgain': 'the customer has the same lines checked again',
    'lines.write': 'the customer goes back to writing',
    'file.chosen': 'the customer chooses a file',
    'line.choose': 'the customer ticks or unticks a line',
    'line.setCases': 'the customer changes the cases of a line',
    'lines.add': 'the customer adds the lines to the cart',
    'lines.addAgain': 'the customer repeats an unanswered request',
  },
  actions: {
    recordFile: 'keeps the chosen file',
    recordFileProblem: 'says why the file cannot be read',
    recordWritten: 'keeps the pasted lines',
    recordRead: 'keeps the lines of the file',
    recordChecked: 'shows the product of each line',
    recordChoice: 'takes the line or leaves it out',
    recordCases: 'changes the cases of the line',
    recordRequest: 'numbers the request, so that it counts once',
    recordResults: 'shows what became of each line',
    recordFailure: 'shows what went wrong',
    forgetFailure: 'forgets what went wrong',
    forgetRequest: 'forgets the number of the request',
    markRepeated: 'knows that the request is sent again',
    announceChange: 'has the cart read again',
  },
  delays: {},
  tags: {
    pending: 'the lines wait for the server',
    shown: 'the lines are shown with their products',
  },
}
