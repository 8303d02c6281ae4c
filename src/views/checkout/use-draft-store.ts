import { useMemo, useState } from 'react'
import { type Drafts, type DraftStore, noDrafts } from './drafts.ts'

/** Lives as long as the page of the four steps. */
export function useDraftStore(): DraftStore {
  const [drafts, setDrafts] = useState(noDrafts)
  return useMemo(
    () => ({ drafts, change: (part: Partial<Drafts>) => setDrafts((now) => ({ ...now, ...part })) }),
    [drafts],
  )
}
