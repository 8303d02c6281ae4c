import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMusicPlayer } from '#src/views/shows/show-builder/sky/music-player.ts'

/** Sounds while the timers of the test pass; its events come later, as those of a browser do. */
class AudioOfTest extends EventTarget {
  static last: AudioOfTest | null = null
  paused = true
  readonly ended = false
  readonly readyState = 4
  readonly duration = 30
  playbackRate = 1
  currentTime = 0
  private url = ''
  constructor() {
    super()
    AudioOfTest.last = this
  }
  get src(): string {
    return this.url
  }
  set src(url: string) {
    this.url = url
    setTimeout(() => this.dispatchEvent(new Event('loadedmetadata')), 10)
  }
  async play(): Promise<void> {
    this.paused = false
  }
  pause(): void {
    if (this.paused) return
    this.paused = true
    setTimeout(() => this.dispatchEvent(new Event('pause')))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Audio', AudioOfTest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fileOf = (name: string) => new File(['sound'], name, { type: 'audio/wav' })

async function choose(player: ReturnType<typeof createMusicPlayer>): Promise<AudioOfTest> {
  const reading = player.read(player.hold(fileOf('march.wav')))
  await vi.advanceTimersByTimeAsync(10)
  await reading
  if (AudioOfTest.last === null) throw new Error('no audio was made')
  return AudioOfTest.last
}

test('music that begins later is silent until then, and stays silent when the picture is paused before', async () => {
  const player = createMusicPlayer()
  const audio = await choose(player)
  player.delay(5_000)
  const clock = player.start(() => 0, 1)
  await vi.advanceTimersByTimeAsync(4_999)
  expect([audio.paused, clock()]).toEqual([true, null])
  await vi.advanceTimersByTimeAsync(1)
  expect([audio.paused, clock()]).toEqual([false, 5_000])
  player.stop()
  player.start(() => 0, 1)
  player.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(audio.paused).toBe(true)
})

test('a jump from where music sounds to before its beginning still begins it', async () => {
  const player = createMusicPlayer()
  const audio = await choose(player)
  player.delay(5_000)
  player.start(() => 8_000, 1)
  expect([audio.paused, audio.currentTime]).toEqual([false, 3])
  player.stop()
  player.start(() => 3_000, 2)
  await vi.advanceTimersByTimeAsync(999)
  expect(audio.paused).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect([audio.paused, audio.currentTime, audio.playbackRate]).toEqual([false, 0, 2])
})

test('music that is chosen while the picture moves sounds from where the picture is', async () => {
  const player = createMusicPlayer()
  player.start(() => 12_000, 1)
  const audio = await choose(player)
  expect([audio.paused, audio.currentTime]).toEqual([false, 12])
})

test('music that was dropped or replaced while it was read never sounds', async () => {
  const player = createMusicPlayer()
  const dropped = expect(player.read(player.hold(fileOf('dropped.wav')))).rejects.toThrow()
  player.drop()
  await vi.advanceTimersByTimeAsync(10)
  await dropped
  const replaced = expect(player.read(player.hold(fileOf('replaced.wav')))).rejects.toThrow()
  const first = AudioOfTest.last
  const audio = await choose(player)
  await replaced
  player.start(() => 0, 1)
  expect([first?.paused, audio.paused]).toEqual([true, false])
})
