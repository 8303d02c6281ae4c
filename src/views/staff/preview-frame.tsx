import { useState } from 'react'
import { normalizedPath, STAGE_PREFIX } from '#contract/content/paths.ts'
import { PATHS_OF_KINDS } from '#contract/content/content-kinds.ts'
import type { DraftBase, EntryAddress } from '#machines/staff/content-draft/content-draft.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { media } from '#src/ui/theme/scale.ts'
import * as css from './preview-frame.css.ts'

function previewPath({ kind, key }: EntryAddress): string | null {
  if (kind === 'page' || kind === 'post') return `${STAGE_PREFIX}${key}`
  const path = PATHS_OF_KINDS[kind]
  return path === undefined ? null : normalizedPath(`${STAGE_PREFIX}${path}`)
}

interface PreviewFrameProps {
  entry: EntryAddress
  /** of what the shop has to show */
  base: DraftBase
  isUnsaved: boolean
}

/** The page as visitors would see it with the saved drafts, at the widths of a phone, a tablet and a desktop. */
export function PreviewFrame({ entry, base, isUnsaved }: PreviewFrameProps) {
  // beside the form where there is room for it
  const [isOpen, setOpen] = useState(() => matchMedia(media.lg).matches)
  const path = previewPath(entry)
  if (path === null) return null
  const isSaved = base.based_on !== null || base.draft_version !== null
  return (
    <div className={css.preview}>
      <Disclosure
        summary="Preview"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && !isSaved && <p>Save a draft to see it here.</p>}
        {isOpen && isSaved && (
          <Frame
            // whenever the shop has something newer to show
            version={`${base.based_on} ${base.draft_version}`}
            name={entry.key}
            path={path}
            isUnsaved={isUnsaved}
          />
        )}
      </Disclosure>
    </div>
  )
}

interface FrameProps {
  name: string
  path: string
  version: string
  isUnsaved: boolean
}

function Frame({ name, path, version, isUnsaved }: FrameProps) {
  const [width, setWidth] = useState<keyof typeof css.WIDTHS>(390)
  return (
    <Stack gap={12}>
      <Cluster role="group" aria-label="Width of the preview" gap={8}>
        {Object.values(css.WIDTHS).map((each) => (
          <Button
            key={each}
            size="sm"
            tone={each === width ? 'secondary' : 'outline'}
            aria-pressed={each === width}
            onClick={() => setWidth(each)}
          >
            {each} px
          </Button>
        ))}
        <a href={path} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </Cluster>
      <p role="status">
        {isUnsaved ? 'The preview shows the last saved draft. Save to see your changes.' : ''}
      </p>
      <div className={css.bounds}>
        <div className={`${css.shown} ${css.shownAt[width]}`}>
          <iframe
            key={version}
            // a page of the shop itself, which must not take the editor elsewhere
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-same-origin allow-scripts allow-forms"
            title={`Preview of ${name} at ${width} pixels`}
            src={path}
            className={`${css.frame} ${css.frameAt[width]}`}
          />
        </div>
      </div>
    </Stack>
  )
}
