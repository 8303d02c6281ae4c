import { showSharingModel } from '#machines/show-sharing/show-sharing.model.ts'
import { rules } from '#tests/machines/conduct.ts'

const ID = '{"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001"}'
const LINK =
  'sets share to {"date_shared":"2027-06-01T12:00:00.000Z","link":"/view-my-fireworks-show/Qm9hcmRpbmcg…'

rules(showSharingModel, {
  '[SHOW-01] the server is asked first whether a show is shared': [
    'start',
    'asking',
    `starts readShare ${ID}`,
  ],
  '[SHOW-01] a show that nobody has shared can be': ['readShare unshared', 'unshared'],
  '[SHOW-01] a show that was shared on another device shows its link': ['readShare shared', 'shared', LINK],
  'a show that the server does not have cannot be shared': ['readShare missing', 'missing'],
  'without an answer it is not known whether a show is shared': ['readShare lost', 'unreachable'],
  '[SHOW-03] the stored version is shared, with what was typed as a signature': [
    'readShare unshared, share.publish',
    'publishing',
    'starts publishShow {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001","revision":3,"signature":""}',
    'sets wish to {"revision":3,"signature":""}',
  ],
  '[SHOW-03] the link of a shared show is shown, and told to the list': [
    'readShare unshared, share.publish, publishShow published',
    'shared',
    `emits share.changed ${ID}`,
    LINK,
    'sets wish to null',
  ],
  'a version that another device has replaced is not shared, and told so': [
    'readShare unshared, share.publish, publishShow changed',
    'unshared',
    'sets isOutdated to true',
    'sets wish to null',
  ],
  'sharing again forgets that the last version was replaced': [
    'readShare unshared, share.publish, publishShow changed, share.publish',
    'publishing',
    'starts publishShow {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001","revision":3,"signature":""}',
    'sets isOutdated to false',
    'sets wish to {"revision":3,"signature":""}',
  ],
  'a show that was removed meanwhile is not shared': [
    'readShare unshared, share.publish, publishShow missing',
    'missing',
    'sets wish to null',
  ],
  'a show that was shared too often waits': [
    'readShare unshared, share.publish, publishShow tooMany',
    'limited',
  ],
  'after a lost answer it is not known whether the show is shared': [
    'readShare unshared, share.publish, publishShow lost',
    'unreachable',
  ],
  'after a lost answer the link is found that was made all the same': [
    'readShare unshared, share.publish, publishShow lost, share.retry, readShare shared',
    'shared',
    LINK,
    'sets wish to null',
  ],
  'a show that is found not to be shared any more has no link': [
    'readShare shared, share.update, publishShow lost, share.retry, readShare unshared',
    'unshared',
    'sets share to null',
    'sets wish to null',
  ],
  'a show that is found to be removed has no link': [
    'readShare shared, share.update, publishShow lost, share.retry, readShare missing',
    'missing',
    'sets share to null',
    'sets wish to null',
  ],
  '[SHOW-01] the shared copy is replaced by the stored version': [
    'readShare shared, share.update',
    'updating',
    'starts publishShow {"id":"5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001","revision":5,"signature":"Mara"}',
    'sets wish to {"revision":5,"signature":"Mara"}',
  ],
  '[SHOW-01] an updated copy keeps its link': [
    'readShare shared, share.update, publishShow published',
    'shared',
    `emits share.changed ${ID}`,
    'sets share.revision to 5',
    'sets share.signature to "Mara"',
    'sets wish to null',
  ],
  'a copy stays as it was when another device has replaced the version': [
    'readShare shared, share.update, publishShow changed',
    'shared',
    'sets isOutdated to true',
    'sets wish to null',
  ],
  'the copy of a show that was removed has no link': [
    'readShare shared, share.update, publishShow missing',
    'missing',
    'sets share to null',
    'sets wish to null',
  ],
  'an update that was asked for too often waits': [
    'readShare shared, share.update, publishShow tooMany',
    'limited',
  ],
  'an update without an answer is asked about': [
    'readShare shared, share.update, publishShow lost',
    'unreachable',
  ],
  '[SHOW-01] a link is taken back': [
    'readShare shared, share.revoke',
    'revoking',
    `starts revokeShare ${ID}`,
  ],
  '[SHOW-01] a link that was taken back is forgotten, and told to the list': [
    'readShare shared, share.revoke, revokeShare revoked',
    'unshared',
    `emits share.changed ${ID}`,
    'sets share to null',
  ],
  'the link of a show that was removed is gone': [
    'readShare shared, share.revoke, revokeShare missing',
    'missing',
    'sets share to null',
  ],
  'without an answer it is not known whether the link still opens the show': [
    'readShare shared, share.revoke, revokeShare lost',
    'unreachable',
  ],
  'the server is asked again after a lost answer': [
    'readShare lost, share.retry',
    'asking',
    `starts readShare ${ID}`,
  ],
  'the server is asked again after waiting': [
    'readShare unshared, share.publish, publishShow tooMany, share.retry',
    'asking',
    `starts readShare ${ID}`,
  ],
  'the server is asked again for a show that it did not have': [
    'readShare missing, share.retry',
    'asking',
    `starts readShare ${ID}`,
  ],
})
