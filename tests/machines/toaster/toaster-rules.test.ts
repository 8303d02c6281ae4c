import { toasterModel } from '#machines/toaster/toaster.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(toasterModel, {
  '[MSG-02] a message that is shown already is not shown twice': ['toast.show, toast.show', 'attended'],
  '[MSG-02] a message that is shown already is not shown twice in a hidden tab either': [
    'toast.show, page.hidden, toast.show',
    'unattended',
  ],
  '[MSG-02] a tab that is looked at again is attended': ['page.hidden, page.shown', 'attended'],
})
