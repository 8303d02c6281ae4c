import { showBuilderModel } from '#machines/show-builder/show-builder.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(showBuilderModel, {
  'a show is made from a source': [
    'readShows read, show.import',
    'importing',
    'starts importShow {"source":{"kind":"cart"}}',
    'sets id to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004"',
    'sets source to {"kind":"cart"}',
  ],
  'an imported show is opened': [
    'readShows read, show.import, importShow imported',
    'editing',
    'emits show.opened {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004"}',
    'starts showEditor {"account":"used","isNewer":false,"show":{"base":null,"base_revision":0,"doc":{"cu…',
    'sets opened to {"account":"used","isNewer":false,"show":{"base":null,"base_revision":0,"doc":{"cues"…',
  ],
  'a source that cannot be read is told': [
    'readShows read, show.import, importShow unreadable',
    'choosing',
    'sets problem to "unreadable"',
  ],
  'a source with nothing to fire is told': [
    'readShows read, show.import, importShow empty',
    'choosing',
    'sets problem to "empty"',
  ],
  'a source out of reach is told': [
    'readShows read, show.import, importShow lost',
    'choosing',
    'sets problem to "unreachable"',
  ],
  'an import is given up': [
    'readShows read, show.import, editor.close',
    'reading',
    'starts readShows',
    'sets id to null',
    'sets source to null',
  ],
  'a show is proposed': [
    'readShows read, proposal.start',
    'proposing',
    'starts showProposal {"isCustomer":true}',
    'sets id to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004"',
  ],
  'a problem is forgotten with the next step': [
    'readShows read, show.import, importShow empty, show.open',
    'opening',
    'starts readShow {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001"}',
    'sets id to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001"',
    'sets problem to null',
  ],
  'a problem is forgotten with a new show': [
    'readShows read, show.import, importShow empty, show.create',
    'editing',
    'emits show.opened {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004"}',
    'starts showEditor {"account":"used","isNewer":false,"show":{"base":null,"base_revision":0,"doc":{"cu…',
    'sets opened to {"account":"used","isNewer":false,"show":{"base":null,"base_revision":0,"doc":{"cues"…',
    'sets problem to null',
  ],
  'a source is forgotten with the list': [
    'readShows read, show.import, importShow lost, list.reload',
    'reading',
    'starts readShows',
    'sets id to null',
    'sets source to null',
  ],
  'the id of a copy is forgotten with the list': [
    'readShows read, show.duplicate, readOriginal lost, list.reload',
    'reading',
    'starts readShows',
    'sets copyId to null',
    'sets id to null',
  ],
})
