import { contentDraftModel } from '#machines/staff/content-draft/content-draft.model.ts'
import { contentDraftServices } from '#src/services/staff/content-draft.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import {
  draftAnswers,
  draftChoices,
  type DraftEnvironment,
  draftStarts,
  openDraft,
  textOf,
  type Typed,
} from './workflows/content-draft.ts'

const { connect, openCustomer } = await useWalkShop()

const typing = (typed: Typed) => ({
  next: { typed },
  perform: (_: Fixture, __: DraftEnvironment, sample: object) => ({ ...sample, content: textOf(typed) }),
})

walkServices<Fixture, DraftEnvironment>({
  model: contentDraftModel,
  starts: draftStarts,
  events: {
    'draft.edit': [typing('valid'), typing('invalid'), typing('tooLarge')],
    'draft.takeTheirs': draftChoices.takeTheirs,
    'draft.keepMine': draftChoices.keepMine,
  },
  answers: draftAnswers,
  open: async (start) => {
    const customer = await openCustomer()
    const { editor, ...input } = await openDraft(customer, start)
    const held = connect(editor)
    const actors = contentDraftServices(clientOf(editor, held))
    const machine = contentDraftModel.machine.provide({ actors })
    return { ...customer, shopper: editor, held, machine, input }
  },
})
