import { sharedShowModel } from '#machines/shared-show/shared-show.model.ts'
import { rules } from '#tests/machines/conduct.ts'

const READ = 'starts readSharedShow {"source":{"kind":"link","token":"Qm9hcmRpbmcgdGhlIHNoaQ"}}'
const COPY =
  'starts copyShow {"doc":{"cues":[{"angle_deg":0,"at_ms":1500,"count":2,"id":"c1","lead_ms":null,"posi…'
const shown = 'readSharedShow shown, show.copy'

rules(sharedShowModel, {
  '[ROUTE-40] the show of a link is asked for': ['start', 'reading', READ],
  '[SHOW-03] the show of a code is unpacked': [
    'at code, start',
    'reading',
    'starts readSharedShow {"source":{"code":"1.Qm9hcmRpbmc","kind":"code"}}',
  ],
  '[ROUTE-40] a shared show is seen': [
    'readSharedShow shown',
    'viewing',
    'sets shown to {"doc":{"cues":[{"angle_deg":0,"at_ms":1500,"count":2,"id":"c1","lead_ms":null,"positi…',
  ],
  '[ROUTE-40] a link that opens nothing is told to be shared no longer': ['readSharedShow gone', 'gone'],
  'an address that asked too often waits': ['readSharedShow tooMany', 'limited'],
  'a show without an answer is unreachable': ['readSharedShow lost', 'unreachable'],
  'a link that opened nothing is asked for again': ['readSharedShow gone, view.retry', 'reading', READ],
  'a show is asked for again after waiting': ['readSharedShow tooMany, view.retry', 'reading', READ],
  'a show without an answer is asked for again': ['readSharedShow lost, view.retry', 'reading', READ],
  '[SHOW-01] a shared show is copied under a new id': [
    shown,
    'copying',
    COPY,
    'sets copyId to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001"',
  ],
  '[SHOW-01] the page of a copy opens once it is kept': [
    `${shown}, copyShow copied`,
    'copied',
    'emits show.copied {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001"}',
  ],
  'a copy that the browser does not keep is told': [`${shown}, copyShow unkept`, 'uncopied'],
  'a copy that was not kept is tried again under another id': [
    `${shown}, copyShow unkept, show.copy 2`,
    'copying',
    COPY,
    'sets copyId to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a002"',
  ],
  'a show can be copied twice, under two ids': [
    `${shown}, copyShow copied, show.copy 2`,
    'copying',
    COPY,
    'sets copyId to "5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a002"',
  ],
})
