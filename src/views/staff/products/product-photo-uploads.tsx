import { counted } from '#contract/platform/format-count.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import * as css from './product-photos.css.ts'
import type { PhotoUpload } from './use-photo-uploads.ts'

interface PhotoUploadsProps {
  uploads: readonly PhotoUpload[]
  onRepeat: () => void
}

/** How far an upload is, and each file that was not taken with its reason. */
export function PhotoUploads({ uploads, onRepeat }: PhotoUploadsProps) {
  if (uploads.length === 0) return null
  const open = uploads.filter(({ kind }) => kind === 'waiting' || kind === 'sending').length
  const refused = uploads.flatMap((each) => (each.kind === 'refused' ? [each] : []))
  return (
    <Stack gap={8}>
      {open > 0 && (
        <progress
          className={css.progress}
          aria-label="Upload of photos"
          max={uploads.length}
          value={uploads.length - open}
        />
      )}
      <output>{uploadText(uploads, open)}</output>
      {open === 0 && refused.length > 0 && (
        <Notice tone="danger" role="alert">
          <Stack gap={8}>
            <ul className={css.problems}>
              {refused.map(({ id, file, text }) => (
                <li key={id}>
                  {file.name}: {text}
                </li>
              ))}
            </ul>
            {refused.some(({ canRepeat }) => canRepeat) && (
              <Cluster>
                <Button onClick={onRepeat}>Try again</Button>
              </Cluster>
            )}
          </Stack>
        </Notice>
      )}
    </Stack>
  )
}

function uploadText(uploads: readonly PhotoUpload[], open: number): string {
  if (open > 0) {
    const sent = uploads.find(({ kind }) => kind === 'sending')
    return `Uploading ${uploads.length - open + 1} of ${uploads.length}${sent ? `: ${sent.file.name}` : ''}`
  }
  const countOf = (kind: PhotoUpload['kind']) => uploads.filter((each) => each.kind === kind).length
  const [stored, known] = [countOf('stored'), countOf('known')]
  return [
    ...(stored > 0 ? [`${counted(stored, 'photo')} added.`] : []),
    ...(known > 0 ? [`${counted(known, 'was', 'were')} there already.`] : []),
  ].join(' ')
}
