import type { ShowPlan } from '#pyro/flight/plan.ts'
import type { Look } from '#pyro/paint/detail.ts'
import type { Speed } from '#machines/shows/show-playback/show-playback.types.ts'
import type { FrameRenderer } from './frame-renderer.ts'
import { createGlRenderer } from './gl/gl-renderer.ts'
import { createMusicPlayer, type MusicPlayer } from './music-player.ts'
import { createPainterRenderer } from './painter-renderer.ts'
import { runFrames } from './run-frames.ts'

/** What a moving picture tells its machine. */
export interface FrameEvents {
  readonly onEnd: () => void
  readonly onSlow: () => void
  readonly onLost: (at_ms: number) => void
}

/** The canvas, the clock and the music of one picture; none of them is context of a machine. */
export interface ShowScreen {
  /** the element that gets the canvas, as a ref; returns what takes it off the page */
  readonly attach: (host: HTMLElement | null) => () => void
  readonly show: (plan: ShowPlan) => void
  readonly look: (look: Look) => void
  /** draws a frame that stands */
  readonly stand: (at_ms: number) => void
  /** draws the frame of another time, as a cover, until one stands or runs */
  readonly pose: (at_ms: number) => void
  /** chooses a renderer; rejects where nothing can be drawn */
  readonly prepare: () => Promise<undefined>
  /** replaces a renderer that was lost by the painter */
  readonly restore: () => Promise<undefined>
  /** draws frame after frame; returns what stops it */
  readonly run: (from: { readonly at_ms: number; readonly speed: Speed }, events: FrameEvents) => () => void
  /** the time of the frame that is seen */
  readonly read: () => number
  /** calls back at each new time */
  readonly subscribe: (listener: () => void) => () => void
  /** the graphics processor was lost while a frame stands */
  readonly onLost: (listener: () => void) => () => void
  readonly music: MusicPlayer
}

const NO_LOOK: Look = { grade: 'full', isCalm: true }

/** @param canvasClass of the canvas that it makes */
export function createShowScreen(canvasClass: string): ShowScreen {
  const state: ScreenState = {
    canvasClass,
    host: null,
    renderer: null,
    create: null,
    plan: null,
    look: NO_LOOK,
    at_ms: 0,
    posedMs: null,
    isRunning: false,
    listeners: new Set(),
    lost: new Set(),
  }
  const music = createMusicPlayer()
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => fit(state))
  return {
    attach(host) {
      state.host = host
      if (host) observer?.observe(host)
      // another layout has another place for it
      if (host && state.create) drawWith(state, state.create())
      return () => {
        observer?.disconnect()
        takeOff(state)
        state.host = null
      }
    },
    show(plan) {
      state.plan = plan
      fit(state)
    },
    look(look) {
      state.look = look
      if (!state.isRunning) drawNow(state)
    },
    stand: (at_ms) => stand(state, at_ms),
    pose(at_ms) {
      state.posedMs = at_ms
      drawNow(state)
    },
    prepare: async () => choose(state, () => createGlRenderer(() => lose(state)) ?? createPainterRenderer()),
    restore: async () => choose(state, createPainterRenderer),
    run: (from, events) => run(state, music, from, events),
    read: () => state.at_ms,
    subscribe: listening(state.listeners),
    onLost: listening(state.lost),
    music,
  }
}

interface ScreenState {
  readonly canvasClass: string
  host: HTMLElement | null
  renderer: FrameRenderer | null
  /** makes the renderer that was chosen */
  create: (() => FrameRenderer | null) | null
  plan: ShowPlan | null
  look: Look
  at_ms: number
  posedMs: number | null
  isRunning: boolean
  readonly listeners: Set<() => void>
  readonly lost: Set<() => void>
}

const listening = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function lose(state: ScreenState): void {
  for (const listener of state.lost) listener()
}

function choose(state: ScreenState, create: () => FrameRenderer | null): undefined {
  takeOff(state)
  const renderer = create()
  if (!renderer) throw new Error('this browser draws nothing')
  state.create = create
  drawWith(state, renderer)
}

function drawWith(state: ScreenState, renderer: FrameRenderer | null): void {
  takeOff(state)
  if (!renderer) return
  renderer.canvas.className = state.canvasClass
  state.renderer = renderer
  state.host?.append(renderer.canvas)
  fit(state)
}

function takeOff(state: ScreenState): void {
  state.renderer?.canvas.remove()
  state.renderer?.dispose()
  state.renderer = null
}

/** Gives the canvas the size of its place on the page. */
function fit(state: ScreenState): void {
  const { host, renderer, plan } = state
  if (!host || !renderer || !plan) return
  const density = renderer.density(globalThis.devicePixelRatio)
  const [width, height] = [host.clientWidth * density, host.clientHeight * density]
  if (width < 2 || height < 2) return
  renderer.prepare(plan, { width: Math.round(width), height: Math.round(height) })
  drawNow(state)
}

function drawNow({ renderer, at_ms, posedMs, look }: ScreenState): void {
  renderer?.draw(posedMs ?? at_ms, look)
}

function stand(state: ScreenState, at_ms: number): void {
  state.at_ms = at_ms
  state.posedMs = null
  drawNow(state)
  for (const listener of state.listeners) listener()
}

function run(
  state: ScreenState,
  music: MusicPlayer,
  from: { readonly at_ms: number; readonly speed: Speed },
  { onEnd, onSlow, onLost }: FrameEvents,
): () => void {
  state.isRunning = true
  state.posedMs = null
  state.at_ms = from.at_ms
  const lost = () => onLost(state.at_ms)
  state.lost.add(lost)
  const stop = runFrames({
    ...from,
    length: () => state.plan?.length_ms ?? 0,
    clock: music.start(() => state.at_ms, from.speed),
    draw(at_ms) {
      state.at_ms = at_ms
      drawNow(state)
      for (const listener of state.listeners) listener()
    },
    onEnd,
    onSlow,
    onStuck: () => {
      // what stands in for a graphics processor is slower than the painter
      if (state.renderer?.kind === 'graphics') lost()
    },
  })
  return () => {
    stop()
    music.stop()
    state.isRunning = false
    state.lost.delete(lost)
  }
}
