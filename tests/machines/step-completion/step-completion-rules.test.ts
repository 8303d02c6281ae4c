import { stepCompletionModel } from '#machines/step-completion/step-completion.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(stepCompletionModel, {
  '[CHK-09] shipping is completed when the schedule settles without an open day': [
    'shipping.confirm, schedule.settled 3',
    'resting',
    'tells checkout shipping.completed',
  ],
})
