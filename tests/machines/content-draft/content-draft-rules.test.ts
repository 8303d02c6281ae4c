import { contentDraftModel } from '#machines/content-draft/content-draft.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(contentDraftModel, {
  'an entry is opened as the server has it': ['start', 'saved'],
  'an edit is recorded and is not sent before it is saved': [
    'draft.edit',
    'editing',
    'sets content.body.url to "https://video.example/newer"',
  ],
  'a draft that removes the entry is an edit like any other': [
    'draft.edit, draft.edit 2',
    'editing',
    'sets content to null',
  ],
  'a save sends the entry, its content and what the draft was begun from': [
    'draft.edit, draft.save',
    'saving',
    'starts saveDraft {"base":{"based_on":7,"draft_version":1},"content":{"body":{"icon":"video","url":"h…',
  ],
  'a saved draft is the base of the next save, and shows when it was saved': [
    'draft.edit, draft.save, saveDraft saved',
    'saved',
    'sets base.draft_version to 2',
    'sets savedAt to "2026-06-01T12:00:00.000Z"',
  ],
  'a draft that cannot be published yet is saved with its problems': [
    'draft.edit, draft.save, saveDraft savedWithProblems',
    'saved',
    'sets base.draft_version to 2',
    'sets problems to [{"field":"body.url","key":"video","kind":"social","text":"The address must begin w…',
    'sets savedAt to "2026-06-01T12:00:00.000Z"',
  ],
  'a save without problems clears the problems of the save before it': [
    'draft.edit, draft.save, saveDraft savedWithProblems, draft.edit, draft.save, saveDraft saved',
    'saved',
    'sets problems to []',
  ],
  'a draft is not saved over what somebody else changed: both texts are shown': [
    'draft.edit, draft.save, saveDraft changed',
    'conflicted',
    'sets theirs to {"at":"2026-06-01T12:00:00.000Z","content":{"body":{"icon":"video","url":"https://vid…',
  ],
  'a draft that the server refuses stays in this tab, with the reasons': [
    'draft.edit, draft.save, saveDraft tooLarge',
    'editing',
    'sets failure to {"action":"save","reason":{"kind":"rejected","reason":"The body is larger than 586 K…',
  ],
  'why a draft was refused is forgotten once its text is changed': [
    'draft.edit 2, draft.save, saveDraft tooLarge, draft.edit',
    'editing',
    'sets content to {"body":{"icon":"video","url":"https://video.example/newer"},"ends_at":null,"positio…',
    'sets failure to null',
  ],
  'a save without an answer keeps the text in this tab': [
    'draft.edit, draft.save, saveDraft lost',
    'unreachable',
    'sets failure to {"action":"save","reason":{"kind":"unanswered"}}',
  ],
  'a save without an answer can be repeated': [
    'draft.edit, draft.save, saveDraft lost, draft.save',
    'saving',
    'starts saveDraft {"base":{"based_on":7,"draft_version":1},"content":{"body":{"icon":"video","url":"h…',
    'sets failure to null',
  ],
  'a text whose save had no answer can be edited further': [
    'draft.edit 2, draft.save, saveDraft lost, draft.edit',
    'editing',
    'sets content to {"body":{"icon":"video","url":"https://video.example/newer"},"ends_at":null,"positio…',
    'sets failure to null',
  ],
  'keeping the own text of a conflict saves it over the version of the other editor': [
    'draft.edit, draft.save, saveDraft changed, draft.keepMine',
    'saving',
    'starts saveDraft {"base":{"based_on":8,"draft_version":3},"content":{"body":{"icon":"video","url":"h…',
    'sets base.based_on to 8',
    'sets base.draft_version to 3',
    'sets theirs to null',
  ],
  'taking the text of the other editor goes on from their version, which is saved already': [
    'draft.edit, draft.save, saveDraft changed, draft.takeTheirs',
    'saved',
    'sets base.based_on to 8',
    'sets base.draft_version to 3',
    'sets content.body.url to "https://video.example/theirs"',
    'sets theirs to null',
  ],
  'what was said of the own draft is not said of the text of the other editor': [
    'draft.edit, draft.save, saveDraft savedWithProblems, draft.edit, draft.save, saveDraft changed, draft.takeTheirs',
    'saved',
    'sets base.based_on to 8',
    'sets base.draft_version to 3',
    'sets content.body.url to "https://video.example/theirs"',
    'sets problems to []',
    'sets savedAt to null',
    'sets theirs to null',
  ],
})
