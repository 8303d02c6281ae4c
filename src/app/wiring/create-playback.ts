import { createShowScreen } from '#src/views/shows/show-builder/sky/show-screen.ts'
import { canvas } from '#src/views/shows/show-builder/sky/sky.css.ts'
import type { CreatePlayback } from '#src/views/shows/show-builder/sky/use-playback.ts'
import { wireShowPlayback } from './wire-show-playback.ts'

/** Creates the machine of a picture, with a canvas, a clock and music of its own. */
export const createPlayback: CreatePlayback = () => {
  const screen = createShowScreen(canvas)
  return { screen, machine: wireShowPlayback(screen) }
}
