import { quickOrderModel } from '#machines/quick-order/quick-order.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(quickOrderModel, {
  'nothing is asked for at the start of typed lines': ['start', 'writing'],
  '[T57] lines of an order are checked at once': [
    'at order',
    'checking',
    'starts checkLines {"lines":[],"source":{"id":1234,"kind":"order"}}',
  ],
  '[CART-18] typed lines are checked': [
    'lines.check',
    'checking',
    'starts checkLines {"lines":[{"code":"EW-500-031","quantity":4}],"source":{"kind":"typed"}}',
    'sets written to [{"code":"EW-500-031","quantity":4}]',
  ],
  '[T61] a chosen file is read': [
    'file.chosen',
    'reading',
    'starts readFile {"file":{"id":1,"name":"stand.xlsx","size":61204}}',
    'sets file to {"id":1,"name":"stand.xlsx","size":61204}',
  ],
  '[T61] what was read is checked': [
    'file.chosen, readFile read',
    'checking',
    'starts checkLines {"lines":[{"code":"EW-500-031","quantity":4}],"source":{"kind":"typed"}}',
    'sets file to null',
    'sets origin.level to "silver"',
    'sets skipped to [{"code":"EW-500-032","row":7}]',
    'sets written to [{"code":"EW-500-031","quantity":4}]',
  ],
  '[T68] a file that is too large is not taken': [
    'file.chosen, readFile tooLarge',
    'unreadable',
    'sets file to null',
    'sets fileProblem to "tooLarge"',
  ],
  '[T68] a file whose reading fails is not taken': [
    'file.chosen, readFile crashed',
    'unreadable',
    'sets file to null',
    'sets fileProblem to "unreadable"',
  ],
  'a file is replaced while it is read': [
    'file.chosen, file.chosen 2',
    'reading',
    'starts readFile {"file":{"id":2,"name":"lines.csv","size":912}}',
    'sets file.id to 2',
    'sets file.name to "lines.csv"',
    'sets file.size to 912',
  ],
  'reading is given up': ['file.chosen, lines.write', 'writing'],
  'after a file that is not taken another one is chosen': [
    'file.chosen, readFile tooLarge, file.chosen 2',
    'reading',
    'starts readFile {"file":{"id":2,"name":"lines.csv","size":912}}',
    'sets file to {"id":2,"name":"lines.csv","size":912}',
    'sets fileProblem to null',
  ],
  'after a file that is not taken lines are typed': [
    'file.chosen, readFile tooLarge, lines.write',
    'writing',
    'sets fileProblem to null',
  ],
  'after a file that is not taken typed lines are checked': [
    'file.chosen, readFile tooLarge, lines.check',
    'checking',
    'starts checkLines {"lines":[{"code":"EW-500-031","quantity":4}],"source":{"kind":"typed"}}',
    'sets fileProblem to null',
    'sets written to [{"code":"EW-500-031","quantity":4}]',
  ],
  '[T57] checked lines are shown, and those that can be added are chosen': [
    'lines.check, checkLines checked',
    'reviewing',
    'sets name to "Order 1234"',
    'sets reviewed to [{"addable":4,"available":12,"cases":4,"code":"EW-500-031","in_cart":0,"isChosen":t…',
  ],
  '[T58] lines that could not be checked are kept with the reason': [
    'lines.check, checkLines tooMany',
    'uncheckable',
    'sets failure to {"errors":["Too many attempts. Please try again later."],"kind":"status","message":n…',
  ],
  '[T58] offline is told as offline': [
    'lines.check, checkLines lost',
    'uncheckable',
    'sets failure to {"kind":"offline"}',
  ],
  'checking is given up': ['lines.check, lines.write', 'writing'],
  'lines are checked again': [
    'lines.check, checkLines lost, lines.checkAgain',
    'checking',
    'starts checkLines {"lines":[{"code":"EW-500-031","quantity":4}],"source":{"kind":"typed"}}',
    'sets failure to null',
  ],
  'instead of checking again lines are typed': [
    'lines.check, checkLines lost, lines.write',
    'writing',
    'sets failure to null',
  ],
  'a line is left out': [
    'lines.check, checkLines checked, line.choose',
    'reviewing',
    'sets reviewed to [{"addable":4,"available":12,"cases":4,"code":"EW-500-031","in_cart":0,"isChosen":f…',
  ],
  'a line is chosen again': [
    'lines.check, checkLines checked, line.choose, line.choose 2',
    'reviewing',
    'sets reviewed to [{"addable":4,"available":12,"cases":4,"code":"EW-500-031","in_cart":0,"isChosen":t…',
  ],
  'the cases of a line are changed': [
    'lines.check, checkLines checked, line.setCases',
    'reviewing',
    'sets reviewed to [{"addable":4,"available":12,"cases":2,"code":"EW-500-031","in_cart":0,"isChosen":t…',
  ],
})
