import { assign, setup } from 'xstate'
import { placeholderActor, placeholderCallback } from '#machines/platform/placeholder-actor.ts'
import type {
  ChosenMusic,
  DrawFramesLogic,
  PrepareFramesLogic,
  ReadMusic,
  ReadMusicLogic,
  RestoreFramesLogic,
  ShowPlaybackContext,
  ShowPlaybackEvent,
  ShowPlaybackInput,
  ShowPlaybackTag,
  Speed,
} from './show-playback.types.ts'

const clamped = (at_ms: number, { length_ms }: ShowPlaybackContext): number =>
  Math.max(0, Math.min(length_ms, Math.round(at_ms)))

export const showPlaybackSetup = setup({
  types: {
    context: {} as ShowPlaybackContext,
    events: {} as ShowPlaybackEvent,
    input: {} as ShowPlaybackInput,
    tags: {} as ShowPlaybackTag,
    meta: {} as { readonly spec: readonly string[] },
  },
  actors: {
    prepareFrames: placeholderActor<PrepareFramesLogic>(),
    restoreFrames: placeholderActor<RestoreFramesLogic>(),
    drawFrames: placeholderCallback<DrawFramesLogic>(),
    readMusic: placeholderActor<ReadMusicLogic>(),
  },
  guards: {
    isReduced: ({ context }) => context.isReduced,
  },
  actions: {
    recordTime: assign(({ context }, { at_ms }: { readonly at_ms: number }) => ({
      at_ms: clamped(at_ms, context),
    })),
    recordStep: assign(({ context }, { byMs }: { readonly byMs: number }) => ({
      at_ms: clamped(context.at_ms + byMs, context),
    })),
    recordEnd: assign(({ context }) => ({ at_ms: context.length_ms })),
    rewind: assign({ at_ms: 0 }),
    recordSpeed: assign((_, { speed }: { readonly speed: Speed }) => ({ speed })),
    recordCalm: assign((_, { isCalm }: { readonly isCalm: boolean }) => ({ isCalm })),
    recordLength: assign(({ context }, { length_ms }: { readonly length_ms: number }) => ({
      length_ms,
      at_ms: Math.min(context.at_ms, length_ms),
    })),
    permitMotion: assign({ isReduced: false }),
    recordChosen: assign((_, { file }: { readonly file: ChosenMusic }) => ({ chosen: file, music: null })),
    recordMusic: assign(({ context }, { music }: { readonly music: ReadMusic }) => ({
      music: context.chosen ? { ...context.chosen, ...music } : null,
      chosen: null,
    })),
    forgetMusic: assign({ music: null, chosen: null }),
  },
})
