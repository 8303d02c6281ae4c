import { showBuilderModel } from '#machines/show-builder/show-builder.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(showBuilderModel, {
  'without the server a new show is opened': [
    'readShows away, show.create',
    'editing',
    'emits show.opened {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004"}',
    'starts showEditor {"account":"used","isNewer":false,"show":{"base":null,"base_revision":0,"doc":{"cu…',
    'sets id to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004"',
    'sets opened to {"account":"used","isNewer":false,"show":{"base":null,"base_revision":0,"doc":{"cues"…',
  ],
  'without the server a show is copied': [
    'readShows away, show.duplicate',
    'duplicating',
    'starts readOriginal {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001"}',
    'sets copyId to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004"',
    'sets id to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001"',
  ],
  'without the server a removal is tried': [
    'readShows away, show.remove',
    'removing',
    'starts removeShow {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001","isRestoring":false}',
    'sets id to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001"',
  ],
  'without the server a restoration is tried': [
    'readShows away, show.restore',
    'removing',
    'starts removeShow {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001","isRestoring":true}',
    'sets id to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001"',
    'sets isRestoring to true',
  ],
  'without the server a source is tried': [
    'readShows away, show.import',
    'importing',
    'starts importShow {"source":{"kind":"cart"}}',
    'sets id to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004"',
    'sets source to {"kind":"cart"}',
  ],
  'without the server a proposal is tried': [
    'readShows away, proposal.start',
    'proposing',
    'starts showProposal {"isCustomer":true}',
    'sets id to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004"',
  ],
  'the show that is copied is that of the event': [
    'readShows read, show.create, show.duplicate',
    'duplicating',
    'tells showEditor page.hidden',
    'starts readOriginal {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001"}',
    'sets copyId to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004"',
    'sets id to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001"',
  ],
  'a copy of a missing show forgets the one before': [
    'at show, readShow found, show.duplicate, readOriginal missing',
    'missing',
    'sets opened to null',
  ],
  'without the server a show is removed after one was restored': [
    'readShows away, show.restore, removeShow lost, list.reload, readShows away, show.remove',
    'removing',
    'starts removeShow {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001","isRestoring":false}',
    'sets id to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001"',
    'sets isRestoring to false',
    'sets problem to null',
  ],
})
