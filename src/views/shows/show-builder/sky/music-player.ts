import type { ChosenMusic, ReadMusic } from '#machines/shows/show-playback/show-playback.types.ts'
import { readPeaks } from './read-peaks.ts'

/** Plays a file of the visitor from this page; nothing of it is sent. */
export interface MusicPlayer {
  readonly hold: (file: File) => ChosenMusic
  /** rejects when the browser cannot play the file */
  readonly read: (chosen: ChosenMusic) => Promise<ReadMusic>
  readonly drop: () => void
  /** after the start of the show; negative: its beginning is cut off */
  readonly delay: (offset_ms: number) => void
  /**
   * @param time of the show
   * @returns its clock in the time of the show; null while it does not sound
   */
  readonly start: (time: () => number, speed: number) => () => number | null
  readonly stop: () => void
}

const LONGEST_WAIT_MS = 15_000

export function createMusicPlayer(): MusicPlayer {
  const state: PlayerState = { file: null, audio: null, offset: 0, timer: undefined, run: null }
  let counter = 0
  return {
    hold(chosen) {
      drop(state)
      state.file = chosen
      counter++
      return { id: counter, name: chosen.name.slice(0, 120), size: chosen.size }
    },
    async read() {
      const { file } = state
      if (!file) throw new Error('the file is gone')
      const audio = await loadAudio(file)
      const peaks = await readPeaks(file, audio.duration)
      // another one was chosen, or none
      if (state.file !== file) {
        URL.revokeObjectURL(audio.src)
        throw new Error('the file is gone')
      }
      state.audio = audio
      // chosen while the picture moves
      if (state.run) sound(state, state.run)
      return { seconds: Math.max(1, Math.round(audio.duration)), peaks }
    },
    drop: () => drop(state),
    delay(offset_ms) {
      if (offset_ms === state.offset) return
      // the clock of the picture leads from here, so that the music moves and not the picture
      silence(state)
      state.offset = offset_ms
      if (state.run) sound(state, state.run)
    },
    start(time, speed) {
      state.run = { time, speed }
      sound(state, state.run)
      return () => clockOf(state)
    },
    stop() {
      state.run = null
      silence(state)
    },
  }
}

interface Run {
  /** of the show */
  readonly time: () => number
  readonly speed: number
}

interface PlayerState {
  file: File | null
  audio: HTMLAudioElement | null
  offset: number
  timer: ReturnType<typeof setTimeout> | undefined
  run: Run | null
}

function silence({ audio, timer }: PlayerState): void {
  clearTimeout(timer)
  audio?.pause()
}

function drop(state: PlayerState): void {
  silence(state)
  if (state.audio) URL.revokeObjectURL(state.audio.src)
  state.audio = null
  state.file = null
}

/** Before its beginning and after its end the clock of the frames leads. */
function sound(state: PlayerState, { time, speed }: Run): void {
  const { audio, offset } = state
  if (!audio) return
  const from_ms = time() - offset
  audio.playbackRate = speed
  audio.currentTime = Math.max(0, Math.min(audio.duration, from_ms / 1_000))
  const begin = () => void audio.play().catch(() => undefined)
  if (from_ms < 0) state.timer = setTimeout(begin, -from_ms / speed)
  else if (from_ms < audio.duration * 1_000) begin()
}

const clockOf = ({ audio, offset }: PlayerState): number | null =>
  !audio || audio.paused || audio.ended || audio.readyState < 3 ? null : audio.currentTime * 1_000 + offset

function loadAudio(file: File): Promise<HTMLAudioElement> {
  const audio = new Audio()
  audio.preload = 'auto'
  return new Promise((resolve, reject) => {
    const fail = () => {
      URL.revokeObjectURL(audio.src)
      reject(new Error('the browser cannot play this file'))
    }
    const timer = setTimeout(fail, LONGEST_WAIT_MS)
    audio.addEventListener('loadedmetadata', () => {
      clearTimeout(timer)
      if (Number.isFinite(audio.duration)) resolve(audio)
      else fail()
    })
    audio.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    audio.src = URL.createObjectURL(file)
  })
}
