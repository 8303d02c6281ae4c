import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import type { Editing } from './use-editing.ts'

/** Tells screen readers each change. A modal element has its own, because nothing outside of it is announced then. */
export function Announcement({ editing }: { readonly editing: Editing }) {
  return (
    <VisuallyHidden>
      <output aria-live="polite" data-announcement>
        {editing.announcement}
      </output>
    </VisuallyHidden>
  )
}
