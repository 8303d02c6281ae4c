import { useState, useSyncExternalStore } from 'react'
import { normalizedPath, STAGE_PREFIX } from '#contract/content/paths.ts'
import { PATHS_OF_KINDS } from '#contract/content/content-kinds.ts'
import type { DraftBase, EntryAddress } from '#machines/staff/content-draft/content-draft.types.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { media } from '#src/ui/theme/scale.ts'
import * as css from './preview-frame.css.ts'

/** Where visitors see an entry, with the drafts; null: on no page. */
export function previewPath({ kind, key }: EntryAddress): string | null {
  if (kind === 'page' || kind === 'post') return `${STAGE_PREFIX}${key}`
  const path = PATHS_OF_KINDS[kind]
  return path === undefined ? null : normalizedPath(`${STAGE_PREFIX}${path}`)
}

interface PreviewFrameProps {
  name: string
  path: string
  /** of what the shop has to show */
  base: DraftBase
  isUnsaved: boolean
  /** shown in place of the form, where there is no room for both */
  isChosen: boolean
}

/** The page as visitors would see it with the saved drafts, at the widths of a phone, a tablet and a desktop. */
export function PreviewFrame({ name, path, base, isUnsaved, isChosen }: PreviewFrameProps) {
  const isWide = useIsWide()
  // a page that nobody sees is not loaded
  if (!isWide && !isChosen) return null
  if (base.based_on === null && base.draft_version === null) return <p>Save a draft to see the page here.</p>
  return (
    <Frame
      // whenever the shop has something newer to show
      version={`${base.based_on} ${base.draft_version}`}
      {...{ name, path, isUnsaved }}
    />
  )
}

/** There is room for the page beside the form. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const wide = matchMedia(media.xxl)
      wide.addEventListener('change', onChange)
      return () => wide.removeEventListener('change', onChange)
    },
    () => matchMedia(media.xxl).matches,
    () => false,
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
