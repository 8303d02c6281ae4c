import { texasCheckModel } from '#machines/texas-check/texas-check.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(texasCheckModel, {
  '[CHK-14] nothing is known at first': ['start', 'unknown', 'tells stepCompletion texas.settled'],
  '[CHK-14] items and a state are sent to the check': [
    'items.known, destination.known',
    'checking',
    'starts checkTexas {"items":[{"products_id":31,"quantity":4}],"state":"TX"}',
    'sets state to "TX"',
  ],
  '[CHK-14] items without a known destination restrict nothing': [
    'items.known',
    'unknown',
    'tells checkout texas.allowed',
    'tells stepCompletion texas.settled',
    'sets items to [{"products_id":31,"quantity":4}]',
  ],
  '[VAL-22] items and state are checked together, and an answer of true restricts': [
    'items.known, destination.known, checkTexas restricted',
    'restricted',
    'tells checkout texas.restricted',
    'tells stepCompletion texas.settled',
  ],
})
