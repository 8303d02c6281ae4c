import type { DocumentKind } from '#contract/documents/customer-documents.ts'
import { DropZone } from '#src/ui/form/drop-zone.tsx'
import { FileButton } from '#src/ui/form/file-button.tsx'
import * as css from './documents.css.ts'
import { KIND_TITLES } from './standing-text.ts'

const PICTURES = 'image/jpeg,image/png'
const TYPES = `application/pdf,${PICTURES}`

export interface DocumentFilesProps {
  kind: DocumentKind
  busy: boolean
  onFile: (file: File | undefined) => void
}

/** Takes a document by a button, by the camera of a phone, or dropped. */
export function DocumentFiles({ kind, busy, onFile }: DocumentFilesProps) {
  const title = KIND_TITLES[kind]
  return (
    <DropZone
      accepted="PDF, JPEG or PNG, at most 10 MB"
      onFile={onFile}
      actions={
        <>
          <FileButton label={`${title}: file`} accept={TYPES} button={{ busy }} onFile={onFile}>
            Choose a file
          </FileButton>
          <span className={css.onlyTouch}>
            <FileButton label={`${title}: photo`} accept={PICTURES} hasCamera onFile={onFile}>
              Take a photo
            </FileButton>
          </span>
        </>
      }
    />
  )
}

/** Chooses another file in place of one. */
export const OtherFile = ({ kind, onFile }: Omit<DocumentFilesProps, 'busy'>) => (
  <FileButton
    label={`${KIND_TITLES[kind]}: file`}
    accept={TYPES}
    button={{ tone: 'quiet', size: 'sm' }}
    onFile={onFile}
  >
    Change
  </FileButton>
)
