import type { SnapshotFrom } from 'xstate'
import type { showPlaybackMachine } from './show-playback.machine.ts'

type Snapshot = SnapshotFrom<typeof showPlaybackMachine>

/** How much of the picture is drawn. */
export function gradeOf({ value: { grade } }: Snapshot): 'full' | 'reduced' | 'plain' {
  return grade
}

/** What the place of the picture shows. */
export function pictureOf({
  value: { picture },
}: Snapshot): 'preparing' | 'storyboard' | 'canvas' | 'unavailable' {
  if (picture === 'preparing' || picture === 'storyboard' || picture === 'unavailable') return picture
  return 'canvas'
}

export function musicOf({ value: { music } }: Snapshot): 'silent' | 'reading' | 'attached' | 'unreadable' {
  return music
}
