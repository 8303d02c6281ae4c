import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate'

export const SPEEDS = [0.5, 1, 2] as const
export type Speed = (typeof SPEEDS)[number]

/** Names a file that the page holds; its bytes are in no context and are never sent. */
export interface ChosenMusic {
  readonly id: number
  readonly name: string
  /** bytes */
  readonly size: number
}

/** What is known of a file that can be played. */
export interface ReadMusic {
  readonly seconds: number
  /** loudness from 0 to 100, evenly over its length; empty where the file is too large to be measured */
  readonly peaks: readonly number[]
}

export interface ShowPlaybackInput {
  readonly length_ms: number
  /** the visitor asks for less motion */
  readonly isReduced: boolean
  readonly isCalm: boolean
}

export interface ShowPlaybackContext {
  readonly length_ms: number
  /** where the picture stands, or from where it plays: while it plays, its clock knows better */
  readonly at_ms: number
  readonly speed: Speed
  /** flashes are reduced */
  readonly isCalm: boolean
  readonly isReduced: boolean
  readonly music: (ChosenMusic & ReadMusic) | null
  /** the file that is read, or could not be read */
  readonly chosen: ChosenMusic | null
}

interface AtTime {
  /** what the clock of the picture shows */
  readonly at_ms: number
}

export type ShowPlaybackEvent =
  | { readonly type: 'playback.play' }
  | ({ readonly type: 'playback.pause' } & AtTime)
  | ({ readonly type: 'playback.seek' } & AtTime)
  /** forwards, or backwards below 0 */
  | { readonly type: 'playback.step'; readonly byMs: number }
  | ({ readonly type: 'speed.choose'; readonly speed: Speed } & AtTime)
  | { readonly type: 'flashes.choose'; readonly isCalm: boolean }
  /** to draw again where nothing could be drawn */
  | { readonly type: 'playback.retry' }
  /** the visitor wants motion in spite of asking for less */
  | { readonly type: 'motion.permit' }
  | ({ readonly type: 'page.hidden' } & AtTime)
  | { readonly type: 'page.shown' }
  /** the show was edited */
  | { readonly type: 'plan.changed'; readonly length_ms: number }
  /** the graphics processor took its memory back */
  | ({ readonly type: 'context.lost' } & AtTime)
  | { readonly type: 'end.reached' }
  /** many frames took too long */
  | { readonly type: 'frames.slow' }
  | { readonly type: 'music.choose'; readonly file: ChosenMusic }
  | { readonly type: 'music.drop' }

/** `moving`: frames follow each other. */
export type ShowPlaybackTag = 'pending' | 'moving' | 'still'

/** Chooses how frames are drawn; rejects where nothing can be drawn. */
export type PrepareFramesLogic = PromiseActorLogic<undefined, undefined>
/** Draws in place of a renderer that was lost; rejects where nothing can be drawn. */
export type RestoreFramesLogic = PromiseActorLogic<undefined, undefined>
/** Draws frame by frame and owns the clock; sends `end.reached`, `frames.slow` and `context.lost`. */
export type DrawFramesLogic = CallbackActorLogic<
  EventObject,
  { readonly at_ms: number; readonly speed: Speed }
>
/** Reads length and loudness of a file; rejects when the browser cannot play it. */
export type ReadMusicLogic = PromiseActorLogic<ReadMusic, { readonly file: ChosenMusic }>
