import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { MUSIC_START } from '#src/views/shows/show-builder/measures.ts'
import { StepField } from '#src/views/shows/show-builder/step-field.tsx'

export interface MusicStartProps {
  readonly doc: ShowDoc
  readonly onMusic: (music: ShowDoc['music']) => void
}

/** When the music begins, in the time of the show; below zero its beginning is left out. */
export const MusicStart = ({ doc: { music }, onMusic }: MusicStartProps) =>
  music && (
    <StepField
      label="Music begins at"
      value={music.offset_ms}
      measure={MUSIC_START}
      isInLine
      onCommit={(offset_ms) => onMusic({ ...music, offset_ms })}
    />
  )
