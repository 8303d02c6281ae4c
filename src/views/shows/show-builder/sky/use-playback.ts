import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { PublicShowDoc, ShowDoc } from '#contract/shows/show-doc.ts'
import type { showPlaybackMachine } from '#machines/shows/show-playback/show-playback.machine.ts'
import { gradeOf } from '#machines/shows/show-playback/show-playback.selectors.ts'
import type { FlightProduct } from '#pyro/flight/flight-product.ts'
import { planShow, type ShowPlan } from '#pyro/flight/plan.ts'
import { useChoice } from '#src/views/platform/hooks/use-choice.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import type { ShowScreen } from './show-screen.ts'

/** A machine, and the canvas, clock and music that it drives. */
export interface PlaybackParts {
  readonly machine: typeof showPlaybackMachine
  readonly screen: ShowScreen
}
export type CreatePlayback = () => PlaybackParts

/** The time of the picture, which is read by whoever shows it: a frame renders nothing. */
export interface PlaybackClock {
  readonly read: () => number
  readonly isPlaying: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  readonly seek: (at_ms: number) => void
  readonly toggle: () => void
}

export type PlaybackDoc = ShowDoc | PublicShowDoc

/** What the document knows of its music; a shared one has none. */
export const savedMusic = (doc: PlaybackDoc): ShowDoc['music'] => ('music' in doc ? doc.music : null)

export interface Playback {
  readonly doc: PlaybackDoc
  readonly products: ReadonlyMap<number, FlightProduct>
  readonly plan: ShowPlan
  readonly snapshot: SnapshotFrom<typeof showPlaybackMachine>
  readonly actor: ActorRefFrom<typeof showPlaybackMachine>
  readonly clock: PlaybackClock
  readonly screen: ShowScreen
}

/**
 * The picture of a show; it ends with the page.
 * @param cover when the frame is seen that stands before the show is played, instead of the first one, which is dark
 */
export function usePlayback(
  doc: PlaybackDoc,
  products: ReadonlyMap<number, FlightProduct>,
  createPlayback: CreatePlayback,
  cover: ((plan: ShowPlan) => number) | null = null,
): Playback {
  const { inspect } = useShop()
  const isReduced = useReducedMotion()
  const plan = useMemo(() => planShow(doc, products), [doc, products])
  const [{ machine, screen }] = useState(createPlayback)
  const [input] = useState({ length_ms: plan.length_ms, isReduced, isCalm: true })
  const actor = useActorRef(machine, { inspect, input })
  const snapshot = useSelector(actor, (each) => each)
  useShownPlan(plan, doc, screen, actor)
  useShownFrame(
    snapshot,
    screen,
    useMemo(() => cover?.(plan) ?? null, [cover, plan]),
  )
  usePageEvents(actor, screen)
  const clock = useMemo(() => clockOf(actor, screen), [actor, screen])
  return { doc, products, plan, snapshot, actor, clock, screen }
}

type PlaybackActor = ActorRefFrom<typeof showPlaybackMachine>

function useShownPlan(plan: ShowPlan, doc: PlaybackDoc, screen: ShowScreen, actor: PlaybackActor): void {
  const offset = savedMusic(doc)?.offset_ms ?? 0
  useEffect(() => screen.music.delay(offset), [screen, offset])
  useEffect(() => {
    screen.show(plan)
    actor.send({ type: 'plan.changed', length_ms: plan.length_ms })
  }, [plan, screen, actor])
}

function useShownFrame(snapshot: Playback['snapshot'], screen: ShowScreen, coverMs: number | null): void {
  const hasBegun = useRef(false)
  const { at_ms, isCalm } = snapshot.context
  const grade = gradeOf(snapshot)
  const isStill = snapshot.hasTag('still')
  const isMoved = at_ms > 0 || snapshot.hasTag('moving')
  useEffect(() => screen.look({ grade, isCalm }), [screen, grade, isCalm])
  useEffect(() => {
    hasBegun.current ||= isMoved
    if (!isStill) return
    if (coverMs !== null && !hasBegun.current) screen.pose(coverMs)
    else screen.stand(at_ms)
  }, [screen, isStill, isMoved, at_ms, coverMs])
}

function usePageEvents(actor: PlaybackActor, screen: ShowScreen): void {
  useEffect(() => {
    const change = () => {
      if (document.hidden) actor.send({ type: 'page.hidden', at_ms: screen.read() })
      else actor.send({ type: 'page.shown' })
    }
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [actor, screen])
  useEffect(
    () => screen.onLost(() => actor.send({ type: 'context.lost', at_ms: screen.read() })),
    [actor, screen],
  )
}

const isMoving = (actor: PlaybackActor): boolean => actor.getSnapshot().hasTag('moving')

const clockOf = (actor: PlaybackActor, screen: ShowScreen): PlaybackClock => ({
  read: screen.read,
  isPlaying: () => isMoving(actor),
  subscribe: screen.subscribe,
  seek: (at_ms) => actor.send({ type: 'playback.seek', at_ms }),
  toggle: () => {
    if (isMoving(actor)) actor.send({ type: 'playback.pause', at_ms: screen.read() })
    else if (actor.getSnapshot().can({ type: 'motion.permit' })) actor.send({ type: 'motion.permit' })
    else actor.send({ type: 'playback.play' })
  },
})

/** Whether the visitor asks for less motion, in the preferences of the shop or of the device. */
function useReducedMotion(): boolean {
  const isChosen = useChoice(useShop().motion)
  return isChosen || matchMedia('(prefers-reduced-motion: reduce)').matches
}
