import { fromPromise } from 'xstate'
import { customerDocumentCalls, LARGEST_UPLOAD } from '#contract/documents/customer-documents.ts'
import type {
  CheckFileLogic,
  ChosenFile,
  UploadFileLogic,
} from '#machines/documents/document-upload/document-upload.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** Reads the file that the page holds under this id. */
export type ReadChosenFile = (file: ChosenFile) => Blob

/** The actors of the machine `documentUpload`. */
export function documentUploadServices(call: Call, readFile: ReadChosenFile) {
  const checkFile: CheckFileLogic = fromPromise(async ({ input: { file } }) => {
    if (file.size > LARGEST_UPLOAD) return { kind: 'declined', reason: 'tooLarge' }
    const start = await readFile(file).slice(0, LONGEST_START).arrayBuffer()
    return isKnown(new Uint8Array(start)) ? { kind: 'sound' } : { kind: 'declined', reason: 'wrongType' }
  })
  const uploadFile: UploadFileLogic = fromPromise(async ({ input: { kind, file, details }, signal }) => {
    const body = new Uint8Array(await readFile(file).arrayBuffer())
    const { expires_on, ...rest } = details
    const day = expires_on === null ? {} : { expires_on }
    const query = { ...rest, ...day, kind, name: file.name.slice(-LONGEST_NAME) }
    return call(customerDocumentCalls.uploadDocument, { query, body }, { signal })
  })
  return { checkFile, uploadFile }
}

const LONGEST_NAME = 200

const STARTS: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]
const LONGEST_START = 8

const isKnown = (bytes: Uint8Array): boolean =>
  STARTS.some((start) => start.every((byte, at) => bytes[at] === byte))

/** Holds the file that was chosen last, outside the context of the machine. */
export function createChosenFile() {
  let held: { readonly id: number; readonly file: File } | null = null
  let count = 0
  return {
    hold: (file: File): ChosenFile => {
      held = { id: ++count, file }
      return { id: held.id, name: file.name, size: file.size }
    },
    read: ({ id }: ChosenFile): Blob => {
      if (held?.id !== id) throw new Error('another file was chosen')
      return held.file
    },
  }
}
