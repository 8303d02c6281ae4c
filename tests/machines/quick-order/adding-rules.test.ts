import { quickOrderModel } from '#machines/quick-order/quick-order.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(quickOrderModel, {
  '[T57] nothing is added when no line is chosen': [
    'lines.check, checkLines checked, line.choose, lines.add',
    'reviewing',
  ],
  '[T60] what is chosen is sent with its request id': [
    'lines.check, checkLines checked, line.setCases, lines.add',
    'adding',
    'starts addLines {"lines":[{"products_id":31,"quantity":2}],"request_id":"5b6c8c8e-6f0d-4f63-8b57-0d5…',
    'sets request to {"lines":[{"products_id":31,"quantity":2}],"request_id":"5b6c8c8e-6f0d-4f63-8b57-0d5…',
  ],
  'shown lines are checked again': [
    'lines.check, checkLines checked, lines.checkAgain',
    'checking',
    'starts checkLines {"lines":[{"code":"EW-500-031","quantity":4}],"source":{"kind":"typed"}}',
  ],
  'shown lines are typed again': ['lines.check, checkLines checked, lines.write', 'writing'],
  '[T60] lines that were all added are told, and the cart is read': [
    'lines.check, checkLines checked, lines.add, addLines added',
    'added',
    'emits cart.changed',
    'sets request to null',
    'sets results to [{"message":null,"products_id":31,"quantity":4,"status":"added"}]',
  ],
  '[T58] lines that were not all added are told, and the cart is read': [
    'lines.check, checkLines checked, lines.add, addLines soldOut',
    'partlyAdded',
    'emits cart.changed',
    'sets request to null',
    'sets results to [{"message":"Sold out meanwhile.","products_id":31,"quantity":0,"status":"soldOut"}]',
  ],
  '[T58] a refused add leads back to the lines with the reason': [
    'lines.check, checkLines checked, lines.add, addLines tooMany',
    'reviewing',
    'sets failure to {"errors":["Too many attempts. Please try again later."],"kind":"status","message":n…',
    'sets request to null',
  ],
  'after a refused add lines are typed': [
    'lines.check, checkLines checked, lines.add, addLines tooMany, lines.write',
    'writing',
    'sets failure to null',
  ],
  'after a refused add it is tried anew': [
    'lines.check, checkLines checked, lines.add, addLines tooMany, lines.add',
    'adding',
    'starts addLines {"lines":[{"products_id":31,"quantity":4}],"request_id":"5b6c8c8e-6f0d-4f63-8b57-0d5…',
    'sets failure to null',
    'sets request to {"lines":[{"products_id":31,"quantity":4}],"request_id":"5b6c8c8e-6f0d-4f63-8b57-0d5…',
  ],
  '[T60] an add without an answer is not confirmed': [
    'lines.check, checkLines checked, lines.add, addLines lost',
    'unconfirmed',
    'emits cart.changed',
    'sets failure to {"kind":"offline"}',
    'sets isRepeated to true',
  ],
  '[T60] it is sent again with the same request id': [
    'lines.check, checkLines checked, lines.add, addLines lost, lines.addAgain',
    'adding',
    'starts addLines {"lines":[{"products_id":31,"quantity":4}],"request_id":"5b6c8c8e-6f0d-4f63-8b57-0d5…',
    'sets failure to null',
  ],
  '[T60] a refusal of what was sent again does not say that nothing was added': [
    'lines.check, checkLines checked, lines.add, addLines lost, lines.addAgain, addLines tooMany',
    'unconfirmed',
    'emits cart.changed',
    'sets failure to {"errors":["Too many attempts. Please try again later."],"kind":"status","message":n…',
  ],
  '[T60] what was sent again is added': [
    'lines.check, checkLines checked, lines.add, addLines lost, lines.addAgain, addLines added',
    'added',
    'emits cart.changed',
    'sets isRepeated to false',
    'sets request to null',
    'sets results to [{"message":null,"products_id":31,"quantity":4,"status":"added"}]',
  ],
  'after lines were added others are typed': [
    'lines.check, checkLines checked, lines.add, addLines added, lines.write',
    'writing',
  ],
  'after lines were added in part others are typed': [
    'lines.check, checkLines checked, lines.add, addLines soldOut, lines.write',
    'writing',
  ],
})
