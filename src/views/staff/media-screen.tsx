import { Stack } from '#src/ui/layout/stack.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaUpload } from './media-upload.tsx'

/** The pictures that entries can show. */
export function MediaScreen() {
  return (
    <Stack as="section" aria-label="Media" gap={24}>
      <MediaUpload />
      <MediaGrid />
    </Stack>
  )
}
