import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { musicOf } from '#machines/shows/show-playback/show-playback.selectors.ts'
import { Button } from '#src/ui/action/button.tsx'
import { FileButton } from '#src/ui/form/file-button.tsx'
import * as css from './sky.css.ts'
import { type Playback, savedMusic } from './use-playback.ts'

const texts = {
  silent: 'No music',
  reading: 'Reading the file…',
  attached: '',
  unreadable: 'This browser cannot play the file. Choose an MP3, M4A, OGG or WAV file.',
} as const

export interface MusicFieldProps {
  readonly playback: Playback
  /** what the document is to know of the music; null: it was removed */
  readonly onMusic: (music: ShowDoc['music']) => void
  /** the field of when it begins */
  readonly musicStart: ReactNode
}

interface ReadFile {
  readonly name: string
  readonly seconds: number
}

/** A file that stays on this device. */
export function MusicField({ playback, onMusic, musicStart }: MusicFieldProps) {
  const { snapshot, actor, screen, doc } = playback
  const state = musicOf(snapshot)
  const saved = savedMusic(doc)
  const name = snapshot.context.music?.name ?? saved?.name ?? ''
  useReadMusic(playback, onMusic)
  const remove = () => {
    screen.music.drop()
    actor.send({ type: 'music.drop' })
    onMusic(null)
  }
  return (
    <div className={css.optionRow}>
      <p className={css.optionText} role="status">
        {state === 'silent' && saved
          ? `Choose ${name} again: music is not stored with the show.`
          : texts[state] || name}
      </p>
      <FileButton
        label="Music file"
        accept="audio/*"
        button={{ size: 'sm', tone: 'secondary', busy: state === 'reading' }}
        onFile={(file) => {
          if (file) actor.send({ type: 'music.choose', file: screen.music.hold(file) })
        }}
      >
        Choose music
      </FileButton>
      {(state !== 'silent' || saved) && (
        <Button size="sm" onClick={remove}>
          Remove music
        </Button>
      )}
      {musicStart}
    </div>
  )
}

/** The same file again keeps when it begins. */
function useReadMusic({ snapshot, doc }: Playback, onMusic: MusicFieldProps['onMusic']): void {
  const { music } = snapshot.context
  const tell = useEffectEvent(({ name, seconds }: ReadFile) => {
    const saved = savedMusic(doc)
    if (saved?.name === name && saved.seconds === seconds) return
    onMusic({ name, seconds, offset_ms: saved?.name === name ? saved.offset_ms : 0 })
  })
  useEffect(() => {
    if (music) tell({ name: music.name, seconds: Math.min(3_600, music.seconds) })
  }, [music])
}
