import { useActorRef, useSelector } from '@xstate/react'
import { useState, useSyncExternalStore } from 'react'
import { type Recording, TAB_CHANNEL, type TabFacts } from '#contract/site/tab-messages.ts'
import { tabFollowingMachine } from '#machines/site/tab-following/tab-following.machine.ts'
import { TabRecorder } from './tab-recorder.ts'
import { tabServices } from './tab-services.ts'

export interface TabFollowing {
  readonly state: 'seeking' | 'following' | 'paused' | 'lost'
  /** that may be followed */
  readonly tabs: readonly TabFacts[]
  readonly tab: TabFacts | null
  readonly recording: Recording | null
  readonly choose: (tab: string) => void
  readonly release: () => void
  readonly pause: () => void
  readonly resume: () => void
}

/** Follows a tab of this browser for as long as the component is shown. */
export function useTabFollowing(): TabFollowing {
  const [{ machine, recorder }] = useState(wire)
  const actor = useActorRef(machine)
  const snapshot = useSelector(actor, (now) => now)
  const recording = useSyncExternalStore(recorder.subscribe, recorder.read)
  const { value, context } = snapshot
  return {
    ...context,
    state: typeof value === 'string' ? value : value.attached,
    recording,
    choose: (tab) => actor.send({ type: 'tab.choose', tab }),
    release: () => actor.send({ type: 'tab.release' }),
    pause: () => actor.send({ type: 'view.pause' }),
    resume: () => actor.send({ type: 'view.resume' }),
  }
}

function wire() {
  const recorder = new TabRecorder()
  const actors = tabServices(new BroadcastChannel(TAB_CHANNEL), recorder, {
    by: crypto.randomUUID(),
    onLeave: (leave) => {
      addEventListener('pagehide', leave)
      return () => removeEventListener('pagehide', leave)
    },
  })
  return { recorder, machine: tabFollowingMachine.provide({ actors }) }
}
