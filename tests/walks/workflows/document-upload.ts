import { LARGEST_UPLOAD } from '#contract/documents/customer-documents.ts'
import type { Walk } from '#statecharts/walk/walk.ts'
import { SMALL_PDF } from '#tests/support/upload-files.ts'
import { answered, lost, type WorkflowFixture } from '#tests/walks/workflow-fixture.ts'

/** What the bytes of the chosen file are: `cutOff` begins as a picture, so that only the server finds out. */
export type Chosen = 'sound' | 'cutOff' | 'tooLarge' | 'wrongType' | 'unreadable'
export type UploadEnvironment = { readonly chosen: Chosen }

export const uploadStart = { input: 'insurance', environment: { chosen: 'sound' } } as const

const CONTENT: Readonly<Record<Chosen, () => Uint8Array<ArrayBuffer>>> = {
  sound: () => SMALL_PDF,
  cutOff: () => SMALL_PDF.slice(0, 40),
  tooLarge: () => new Uint8Array(LARGEST_UPLOAD + 1),
  wrongType: () => new Uint8Array(Buffer.from('<p>Certificate</p>')),
  unreadable: () => SMALL_PDF,
}

export const contentOf = (chosen: Chosen): Uint8Array<ArrayBuffer> => CONTENT[chosen]()
export const nameOf = (chosen: Chosen): string => `${chosen}.pdf`

const own = (chosen: Chosen | readonly Chosen[]) => ({ when: { chosen }, isAutomatic: true }) as const

export const uploadAnswers: Walk<WorkflowFixture, UploadEnvironment>['answers'] = {
  checkFile: {
    sound: own(['sound', 'cutOff']),
    tooLarge: own('tooLarge'),
    wrongType: own('wrongType'),
    unreadable: own('unreadable'),
  },
  uploadFile: {
    stored: { when: { chosen: 'sound' }, ...answered('uploadDocument') },
    incomplete: { when: { chosen: 'cutOff' }, ...answered('uploadDocument') },
    lost: lost('uploadDocument'),
  },
}
