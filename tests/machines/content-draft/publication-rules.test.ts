import { contentDraftModel } from '#machines/content-draft/content-draft.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(contentDraftModel, {
  'what is published is the saved draft, by its version': [
    'draft.edit, draft.save, saveDraft saved, draft.publish',
    'publishing',
    'starts publishDraft {"base":{"based_on":7,"draft_version":2},"entry":{"key":"video","kind":"social"}…',
  ],
  'a publication leaves no draft behind, and the next one begins from it': [
    'draft.edit, draft.save, saveDraft saved, draft.publish, publishDraft published',
    'published',
    'sets base.based_on to 9',
    'sets base.draft_version to null',
    'sets revision to 9',
    'sets savedAt to null',
  ],
  'a publication clears the problems for which it was refused before': [
    'draft.publish, publishDraft invalid, draft.publish, publishDraft published',
    'published',
    'sets base.based_on to 9',
    'sets base.draft_version to null',
    'sets problems to []',
    'sets revision to 9',
  ],
  'an invalid draft is not published: it stays saved, and its problems are shown': [
    'draft.publish, publishDraft invalid',
    'saved',
    'sets problems to [{"field":"body.url","key":"video","kind":"social","text":"The address must begin w…',
  ],
  'a draft is not published over what somebody else changed: both texts are shown': [
    'draft.publish, publishDraft changed',
    'conflicted',
    'sets theirs to {"at":"2026-06-01T12:00:00.000Z","content":{"body":{"icon":"video","url":"https://vid…',
  ],
  'a publication without an answer is not taken for published': [
    'draft.publish, publishDraft lost',
    'unreachable',
    'sets failure to {"action":"publish","reason":{"kind":"unanswered"}}',
  ],
  'a refused publication leaves the saved draft as it is, with the reason': [
    'draft.publish, publishDraft loggedOut',
    'saved',
    'sets failure to {"action":"publish","reason":{"kind":"loggedOut"}}',
  ],
  'a refused publication can be repeated, and its reason is forgotten': [
    'draft.publish, publishDraft loggedOut, draft.publish',
    'publishing',
    'starts publishDraft {"base":{"based_on":7,"draft_version":1},"entry":{"key":"video","kind":"social"}…',
    'sets failure to null',
  ],
  'a published entry is edited as a new draft': [
    'draft.publish, publishDraft published, draft.edit',
    'editing',
    'sets content.body.url to "https://video.example/newer"',
  ],
  'an undo names the publication that it takes back': [
    'draft.publish, publishDraft published, draft.undo',
    'undoing',
    'starts undoPublication {"entry":{"key":"video","kind":"social"},"revision":9}',
  ],
  'a publication that is undone ends the draft': [
    'draft.publish, publishDraft published, draft.undo, undoPublication undone',
    'done',
    'undone',
  ],
  'an undo is refused when somebody changed the entry since, and their text is shown': [
    'draft.publish, publishDraft published, draft.undo, undoPublication changed',
    'undoRefused',
    'sets theirs to {"at":"2026-06-01T12:00:00.000Z","content":{"body":{"icon":"video","url":"https://vid…',
  ],
  'after a refused undo the text of the other editor can be taken as it is': [
    'draft.publish, publishDraft published, draft.undo, undoPublication changed, draft.takeTheirs',
    'saved',
    'sets base.based_on to 8',
    'sets base.draft_version to 3',
    'sets content.body.url to "https://video.example/theirs"',
    'sets theirs to null',
  ],
  'after a refused undo the own text can be edited further': [
    'draft.publish, publishDraft published, draft.undo, undoPublication changed, draft.edit',
    'editing',
    'sets content.body.url to "https://video.example/newer"',
    'sets theirs to null',
  ],
  'an undo that would leave something invalid live says why, and the publication stays': [
    'draft.publish, publishDraft published, draft.undo, undoPublication invalid',
    'published',
    'sets problems to [{"field":"body.url","key":"video","kind":"social","text":"The address must begin w…',
  ],
  'an undo without an answer says so': [
    'draft.publish, publishDraft published, draft.undo, undoPublication lost',
    'undoLost',
    'sets failure to {"action":"undo","reason":{"kind":"unanswered"}}',
  ],
  'an undo that is refused for the log-in leaves the publication as it is, with the reason': [
    'draft.publish, publishDraft published, draft.undo, undoPublication loggedOut',
    'published',
    'sets failure to {"action":"undo","reason":{"kind":"loggedOut"}}',
  ],
  'a refused undo can be repeated, and its reason is forgotten': [
    'draft.publish, publishDraft published, draft.undo, undoPublication loggedOut, draft.undo',
    'undoing',
    'starts undoPublication {"entry":{"key":"video","kind":"social"},"revision":9}',
    'sets failure to null',
  ],
  'an undo without an answer can be repeated': [
    'draft.publish, publishDraft published, draft.undo, undoPublication lost, draft.undo',
    'undoing',
    'starts undoPublication {"entry":{"key":"video","kind":"social"},"revision":9}',
    'sets failure to null',
  ],
  'an entry can be edited after an undo without an answer': [
    'draft.publish, publishDraft published, draft.undo, undoPublication lost, draft.edit',
    'editing',
    'sets content.body.url to "https://video.example/newer"',
    'sets failure to null',
  ],
})
