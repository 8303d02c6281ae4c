import { contentDraftModel } from '#machines/content-draft/content-draft.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(contentDraftModel, {
  'a saved draft is discarded by its version': [
    'draft.discard',
    'discarding',
    'starts discardDraft {"base":{"based_on":7,"draft_version":1},"entry":{"key":"video","kind":"social"}…',
  ],
  'a discarded draft is over': ['draft.discard, discardDraft discarded', 'done', 'discarded'],
  'a draft that somebody else saved again is not discarded': [
    'draft.discard, discardDraft superseded',
    'done',
    'superseded',
  ],
  'a discard without an answer keeps the text': [
    'draft.discard, discardDraft lost',
    'unreachable',
    'sets failure to {"action":"discard","reason":{"kind":"unanswered"}}',
  ],
  'a refused discard leaves draft and text as they are, with the reason': [
    'draft.discard, discardDraft loggedOut',
    'editing',
    'sets failure to {"action":"discard","reason":{"kind":"loggedOut"}}',
  ],
  'a refused discard can be repeated, and its reason is forgotten': [
    'draft.discard, discardDraft loggedOut, draft.discard',
    'discarding',
    'starts discardDraft {"base":{"based_on":7,"draft_version":1},"entry":{"key":"video","kind":"social"}…',
    'sets failure to null',
  ],
  'an editor who stays is still told why the draft was refused': [
    'draft.edit, draft.save, saveDraft tooLarge, draft.leave, draft.stay',
    'editing',
  ],
  'a discard without an answer can be repeated': [
    'draft.discard, discardDraft lost, draft.discard',
    'discarding',
    'starts discardDraft {"base":{"based_on":7,"draft_version":1},"entry":{"key":"video","kind":"social"}…',
    'sets failure to null',
  ],
  'an entry without a saved draft has nothing to discard after a save without an answer': [
    'at live, draft.edit, draft.save, saveDraft lost, draft.discard',
    'unreachable',
  ],
  'unsaved changes over a saved draft are discarded with it': [
    'draft.edit, draft.discard',
    'discarding',
    'starts discardDraft {"base":{"based_on":7,"draft_version":1},"entry":{"key":"video","kind":"social"}…',
  ],
  'unsaved changes of an entry without a draft are discarded without a call': [
    'at live, draft.edit, draft.discard',
    'done',
    'discarded',
  ],
  'an entry without a draft has nothing to publish': ['at live, draft.publish', 'saved'],
  'an entry without a draft has nothing to discard': ['at live, draft.discard', 'saved'],
  'leaving unsaved changes asks first': ['draft.edit, draft.leave', 'leaving'],
  'an editor who stays goes on editing': ['draft.edit, draft.leave, draft.stay', 'editing'],
  'an editor who drops the changes leaves': ['draft.edit, draft.leave, draft.drop', 'done', 'left'],
  'leaving a text that could not be saved asks first': [
    'draft.edit, draft.save, saveDraft lost, draft.leave',
    'leaving',
  ],
  'an editor who stays with a text that could not be saved is still told so': [
    'draft.edit, draft.save, saveDraft lost, draft.leave, draft.stay',
    'unreachable',
  ],
  'leaving a conflict asks first': ['draft.edit, draft.save, saveDraft changed, draft.leave', 'leaving'],
  'an editor who stays in a conflict still has to choose': [
    'draft.edit, draft.save, saveDraft changed, draft.leave, draft.stay',
    'conflicted',
  ],
})
