import { useState } from 'react'
import type { Recording } from '#contract/site/tab-messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { FileButton } from '#src/ui/form/file-button.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { ExplorerData } from '#statecharts/explorer/explorer.types.ts'
import { readRecording } from '#statecharts/live/read-message.ts'
import { FollowedTab } from './followed-tab.tsx'
import { stack } from './live.css.ts'
import { isOtherVersion, OtherVersion } from './other-version.tsx'
import { RecordingView } from './recording-view.tsx'
import { type TabFollowing, useTabFollowing } from './use-tab-following.ts'

/** What a tab of the shop in this browser does, as it happens; or a recording of it. */
export function LivePage({ data }: { readonly data: ExplorerData }) {
  const [opened, setOpened] = useState<Recording | 'unreadable' | null>(null)
  const open = (file: File | undefined) =>
    void file?.text().then((text) => setOpened(readRecording(text) ?? 'unreadable'))
  const isOpen = opened !== null && opened !== 'unreadable'
  return (
    <div className={stack}>
      <h1>Live</h1>
      <p className={css.buttons}>
        <FileButton label="Recording" accept=".json" onFile={open} button={{ size: 'sm' }}>
          Open a recording
        </FileButton>
        {isOpen && (
          <Button tone="outline" size="sm" onClick={() => setOpened(null)}>
            Close the recording
          </Button>
        )}
      </p>
      {opened === 'unreadable' && (
        <Notice tone="danger" role="alert">
          This file is no recording of a tab.
        </Notice>
      )}
      {isOpen ? <OpenedRecording {...{ data }} recording={opened} /> : <Tabs data={data} />}
    </div>
  )
}

const OpenedRecording = ({
  data,
  recording,
}: {
  readonly data: ExplorerData
  readonly recording: Recording
}) => {
  const [at, setAt] = useState<number | null>(0)
  return (
    <>
      <OtherVersion data={data} tab={recording} />
      <RecordingView {...{ data, recording, at }} onAt={setAt} />
    </>
  )
}

function Tabs({ data }: { readonly data: ExplorerData }) {
  // a page from a file has an origin of its own, so that no tab would be heard
  if (location.protocol === 'file:')
    return (
      <p>
        This page was opened from a file, so no tab can be followed. Log in as staff and open{' '}
        <code>/statecharts</code> of the shop, or open a recording.
      </p>
    )
  return <Following data={data} />
}

function Following({ data }: { readonly data: ExplorerData }) {
  const following = useTabFollowing()
  if (following.state === 'seeking') return <TabList data={data} following={following} />
  return <FollowedTab data={data} following={following} />
}

function TabList({ data, following }: { readonly data: ExplorerData; readonly following: TabFollowing }) {
  const { tabs, choose } = following
  return (
    <>
      <h2>Tabs of this browser</h2>
      <ul className={css.list} aria-live="polite">
        {tabs.map((tab) => (
          <li key={tab.tab} className={css.card}>
            <Button tone="outline" size="sm" onClick={() => choose(tab.tab)}>
              Follow {tab.page}
            </Button>{' '}
            <span className={css.minor}>
              opened at {new Date(tab.since).toLocaleTimeString()}
              {isOtherVersion(data, tab) && ', other version'}
            </span>
          </li>
        ))}
      </ul>
      {tabs.length === 0 && (
        <p>
          No tab can be followed. Open the shop in this browser with <code>?follow</code> in its address, for
          example <code>/?follow</code>, while you are logged in as staff.
        </p>
      )}
    </>
  )
}
