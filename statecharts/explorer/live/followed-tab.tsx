import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { ExplorerData } from '#statecharts/explorer/explorer.types.ts'
import { OtherVersion } from './other-version.tsx'
import { RecordingView } from './recording-view.tsx'
import { saveFile } from './save-file.ts'
import type { TabFollowing } from './use-tab-following.ts'

interface FollowedTabProps {
  readonly data: ExplorerData
  readonly following: TabFollowing
}

/** A tab that is followed: its state, what to do with it, and what it does. */
export function FollowedTab({ data, following }: FollowedTabProps) {
  const { state, tab, recording, release, pause, resume } = following
  const [at, setAt] = useState<number | null>(null)
  const stop = (moment: number | null) => {
    setAt(moment)
    if (moment === null) resume()
    else pause()
  }
  const last = (recording?.entries.length ?? 0) - 1
  return (
    <>
      <p className={css.buttons}>
        <output>
          <strong>{TEXTS[state]}</strong> {tab?.page}
        </output>
        <Button size="sm" tone="outline" onClick={() => stop(at === null ? last : null)}>
          {at === null ? 'Pause' : 'Go on'}
        </Button>
        <Button size="sm" tone="outline" onClick={release}>
          Another tab
        </Button>
        <Button
          size="sm"
          tone="outline"
          disabled={recording === null}
          onClick={() => saveFile('recording.json', JSON.stringify(recording))}
        >
          Save recording
        </Button>
      </p>
      {state === 'lost' && (
        <Notice tone="warn" role="status">
          The tab no longer answers: it was closed or loaded anew. What it did is below; a tab that was loaded
          anew is found under Another tab.
        </Notice>
      )}
      {tab && <OtherVersion data={data} tab={tab} />}
      {recording ? (
        <RecordingView {...{ data, recording, at }} onAt={stop} />
      ) : (
        <p>The tab has not told yet what it did.</p>
      )}
    </>
  )
}

const TEXTS = {
  seeking: 'Seeking',
  following: 'Following',
  paused: 'Paused at a step of',
  lost: 'Lost',
} as const
