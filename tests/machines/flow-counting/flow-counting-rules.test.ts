import { flowCountingModel } from '#machines/flow-counting/flow-counting.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(flowCountingModel, {
  'a page begins without sending anything': ['start', 'resting', 'waits 30000 ms'],
  'counts are sent after half a minute': ['30000 ms', 'sending', 'starts sendFlow'],
  'counts are sent at once when the page is hidden': ['page.hidden', 'sending', 'starts sendFlow'],
  'after counts were sent the page counts on': ['30000 ms, sendFlow sent', 'resting', 'waits 30000 ms'],
  'a page that is hidden while counts are on their way sends the rest besides': [
    '30000 ms, page.hidden',
    'sending',
    'starts sendFlow',
  ],
  'a shop that refused counts for now is left alone': [
    '30000 ms, sendFlow delayed',
    'backingOff',
    'waits 120000 ms',
  ],
  'a shop that did not answer is left alone': ['30000 ms, sendFlow lost', 'backingOff', 'waits 120000 ms'],
  'a shop that is left alone is not asked when the page is hidden': [
    '30000 ms, sendFlow delayed, page.hidden',
    'backingOff',
  ],
  'it is asked again after two minutes': ['30000 ms, sendFlow lost, 120000 ms', 'sending', 'starts sendFlow'],
  'where nothing is counted, nothing is sent any more': ['30000 ms, sendFlow off', 'done', 'off'],
})
