import { documentUploadModel } from '#machines/document-upload/document-upload.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(documentUploadModel, {
  '[ACC-14] an upload starts without a file': ['start', 'choosing'],
  '[ACC-14] a chosen file is read before anything is asked': [
    'file.chosen',
    'checking',
    'starts checkFile {"file":{"id":1,"name":"certificate.pdf","size":84213}}',
    'sets file to {"id":1,"name":"certificate.pdf","size":84213}',
  ],
  'a file that was checked can be sent': ['file.chosen, checkFile sound', 'filling'],
  'a file that is too large is not sent': [
    'file.chosen, checkFile tooLarge',
    'declined',
    'sets declined to "tooLarge"',
  ],
  'a file of another type is not sent': [
    'file.chosen, checkFile wrongType',
    'declined',
    'sets declined to "wrongType"',
  ],
  'a file that cannot be read is not sent': [
    'file.chosen, checkFile unreadable',
    'declined',
    'sets declined to "unreadable"',
  ],
  'after a declined file another one is chosen': [
    'file.chosen, checkFile tooLarge, file.chosen 2',
    'checking',
    'starts checkFile {"file":{"id":2,"name":"scan.png","size":912004}}',
    'sets declined to null',
    'sets file.id to 2',
    'sets file.name to "scan.png"',
    'sets file.size to 912004',
  ],
  'a file is replaced before it is sent': [
    'file.chosen, checkFile sound, file.chosen 2',
    'checking',
    'starts checkFile {"file":{"id":2,"name":"scan.png","size":912004}}',
    'sets file.id to 2',
    'sets file.name to "scan.png"',
    'sets file.size to 912004',
  ],
  'a file is removed before it is sent': [
    'file.chosen, checkFile sound, file.remove',
    'choosing',
    'sets file to null',
  ],
  'the file goes with its type, its day and the number of the upload': [
    'file.chosen, checkFile sound, upload.start',
    'sending',
    'starts uploadFile {"details":{"expires_on":"2027-06-30","type":"general_liability","upload_id":"5b6c…',
    'sets details to {"expires_on":"2027-06-30","type":"general_liability","upload_id":"5b6c8c8e-6f0d-4f6…',
  ],
  'what the shop answers is shown as stored': [
    'file.chosen, checkFile sound, upload.start, uploadFile stored',
    'stored',
    'sets stored to {"bytes":84213,"expires_on":"2027-06-30","href":"/shop-api/api/documents/upload/insur…',
  ],
  'after a stored document another one is chosen': [
    'file.chosen, checkFile sound, upload.start, uploadFile stored, file.chosen 2',
    'checking',
    'starts checkFile {"file":{"id":2,"name":"scan.png","size":912004}}',
    'sets details to null',
    'sets file.id to 2',
    'sets file.name to "scan.png"',
    'sets file.size to 912004',
    'sets stored to null',
  ],
  'a refusal tells its reason': [
    'file.chosen, checkFile sound, upload.start, uploadFile incomplete',
    'refused',
    'sets errors to ["The file is no PDF, JPEG or PNG, or it is not complete."]',
  ],
  'a full shop has stored nothing': [
    'file.chosen, checkFile sound, upload.start, uploadFile full',
    'refused',
    'sets errors to ["The shop is busy. Please try again in a moment."]',
  ],
  'a refused file is sent again': [
    'file.chosen, checkFile sound, upload.start, uploadFile full, upload.start',
    'sending',
    'starts uploadFile {"details":{"expires_on":"2027-06-30","type":"general_liability","upload_id":"5b6c…',
    'sets errors to []',
  ],
  'a refused file is replaced': [
    'file.chosen, checkFile sound, upload.start, uploadFile incomplete, file.chosen 2',
    'checking',
    'starts checkFile {"file":{"id":2,"name":"scan.png","size":912004}}',
    'sets details to null',
    'sets errors to []',
    'sets file.id to 2',
    'sets file.name to "scan.png"',
    'sets file.size to 912004',
  ],
  'a refused file is removed with its reason': [
    'file.chosen, checkFile sound, upload.start, uploadFile incomplete, file.remove',
    'choosing',
    'sets details to null',
    'sets errors to []',
    'sets file to null',
  ],
  'without an answer it is not known whether the shop has the file': [
    'file.chosen, checkFile sound, upload.start, uploadFile lost',
    'unconfirmed',
  ],
  '[T60] what was lost is sent again under its number': [
    'file.chosen, checkFile sound, upload.start, uploadFile lost, upload.resend',
    'sending',
    'starts uploadFile {"details":{"expires_on":"2027-06-30","type":"general_liability","upload_id":"5b6c…',
  ],
  'what was lost can be given up': [
    'file.chosen, checkFile sound, upload.start, uploadFile lost, file.remove',
    'choosing',
    'sets details to null',
    'sets file to null',
  ],
})
