import type { CustomerDocument } from '#contract/documents/customer-documents.ts'
import { ApiError } from '#contract/platform/failure.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import { documentUploadMachine } from './document-upload.machine.ts'
import { documentUploadWords } from './document-upload.words.ts'

const document: CustomerDocument = {
  id: 41,
  kind: 'insurance',
  label: 'General liability certificate',
  name: 'certificate.pdf',
  state: 'review',
  expires_on: '2027-06-30',
  reason: null,
  is_expired: false,
  uploaded_at: '2026-06-01T12:00:00.000Z',
  bytes: 84_213,
  href: '/shop-api/api/documents/upload/insurance/41?project_id=14',
}
const stored = { success: true, errors: [], document }
const refusal = (status: number, ...errors: readonly string[]) =>
  fails(new ApiError({ kind: 'status', status, errors, message: null, retryAfter: null }), {
    status,
    body: { success: false, errors },
  })

export const documentUploadModel = defineModel({
  machine: documentUploadMachine,
  title: 'Document upload',
  words: documentUploadWords,
  purpose: 'One authorization or insurance document is checked, sent and stored once.',
  inputs: { insurance: { kind: 'insurance' } },
  events: {
    'file.chosen': [
      { type: 'file.chosen', file: { id: 1, name: 'certificate.pdf', size: 84_213 } },
      { type: 'file.chosen', file: { id: 2, name: 'scan.png', size: 912_004 } },
    ],
    'file.remove': [{ type: 'file.remove' }],
    'upload.start': [
      {
        type: 'upload.start',
        details: {
          type: 'general_liability',
          expires_on: '2027-06-30',
          upload_id: '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001',
        },
      },
    ],
    'upload.resend': [{ type: 'upload.resend' }],
  },
  outcomes: {
    checkFile: {
      sound: done({ kind: 'sound' }, 'none'),
      tooLarge: done({ kind: 'declined', reason: 'tooLarge' }, 'none'),
      wrongType: done({ kind: 'declined', reason: 'wrongType' }, 'none'),
      unreadable: fails(new Error('the file was moved'), 'none'),
    },
    uploadFile: {
      stored: done(stored, { status: 200, body: stored }),
      incomplete: refusal(415, 'The file is no PDF, JPEG or PNG, or it is not complete.'),
      full: refusal(503, 'The shop is busy. Please try again in a moment.'),
      lost: fails(new ApiError({ kind: 'offline' }), 'offline'),
    },
  },
  happyEnd: ({ value }) => isIn(value, 'stored'),
  key: ({ file, declined, stored: kept }) => [file !== null, declined !== null, kept !== null],
  invariants: {
    'a file is sent only after it was checked and found sound': ({ value, context }) =>
      !isIn(value, 'filling', 'sending', 'refused', 'unconfirmed', 'stored') ||
      (context.file !== null && context.declined === null),
    'stored is told only with the document that the shop has answered': ({ value, context }) =>
      isIn(value, 'stored') === (context.stored !== null),
    'why a file is not sent is told': ({ value, context }) =>
      isIn(value, 'declined') === (context.declined !== null),
    'why a file was refused is told, and only then': ({ value, context }) =>
      isIn(value, 'refused') === context.errors.length > 0,
    'what is sent again is what was sent': ({ value, context }) =>
      !isIn(value, 'sending', 'unconfirmed') || context.details !== null,
  },
  leadsTo: {
    'an upload is stored, refused with reasons, or told to be unconfirmed': {
      from: ({ value }) => isIn(value, 'sending'),
      to: ({ value }) => isIn(value, 'stored', 'refused', 'unconfirmed'),
    },
    'a file that is checked is declined or can be sent': {
      from: ({ value }) => isIn(value, 'checking'),
      to: ({ value }) => isIn(value, 'declined', 'filling'),
    },
  },
})
