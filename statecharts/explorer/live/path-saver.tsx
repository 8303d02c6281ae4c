import { useState } from 'react'
import { registry } from '#machines/index.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { RecordedActor } from '#statecharts/live/recorded-actor.ts'
import { type SavedPath, savedPath, savedPathLines, savedPathText } from '#statecharts/live/saved-path.ts'
import { saveFile } from './save-file.ts'

/** Saves what a machine did as a path that replays in tests. */
export function PathSaver({ recorded }: { readonly recorded: RecordedActor }) {
  const [saved, setSaved] = useState<{ readonly of: number; readonly result: SavedPath } | null>(null)
  const model = registry.find(({ machine }) => machine.id === recorded.machine)
  if (!model) return null
  const save = async () => {
    const result = await savedPath(model, recorded)
    setSaved({ of: recorded.actor, result })
    if (result.kind === 'saved') saveFile(fileName(recorded), savedPathText(recorded.machine, result.path))
  }
  const result = saved?.of === recorded.actor ? saved.result : null
  return (
    <>
      <p className={css.buttons}>
        <Button size="sm" onClick={() => void save()}>
          Save as path
        </Button>
      </p>
      {result?.kind === 'refused' && (
        <Notice tone="warn" role="status">
          {result.reason}
        </Notice>
      )}
      {result?.kind === 'saved' && (
        <Notice tone="success" role="status">
          Saved as {fileName(recorded)}. Replay it with{' '}
          <code>
            npm run paths -- {recorded.machine} --replay {fileName(recorded)}
          </code>
          : input {result.path.input}
          {savedPathLines(result.path).map((line) => `, ${line}`)}.
        </Notice>
      )}
    </>
  )
}

const fileName = ({ machine, actor }: RecordedActor): string => `${machine}-recorded-${actor}.json`
