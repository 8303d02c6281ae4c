import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SHOW_PATHS, showPath } from '#contract/content/show-paths.ts'
import type { PublicShow } from '#contract/shows/shows.ts'
import type { SharedShowSource } from '#machines/shows/shared-show/shared-show.types.ts'
import { createPlayback } from '#src/app/wiring/create-playback.ts'
import { wireSharedShow } from '#src/app/wiring/wire-shared-show.ts'
import { ShowPicture } from '#src/views/shows/shared-show/show-picture.tsx'
import { SharedShowPage } from '#src/views/shows/shared-show/shared-show-page.tsx'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

/** Starts a machine for the show that the address names. */
export function SharedShowRoute() {
  const source = sourceOf(useLocation().pathname)
  return <Started key={JSON.stringify(source)} source={source} />
}

/** Tokens and codes differ by case. */
function sourceOf(path: string): SharedShowSource {
  const [first = '', second = ''] = path.slice(SHOW_PATHS.shared.length + 1).split('/')
  return first === 'c' && second !== '' ? { kind: 'code', code: second } : { kind: 'link', token: first }
}

/** It asks once: each answer of a link counts as a view. */
function Started({ source }: { readonly source: SharedShowSource }) {
  const { call, inspect, projectId } = useShop()
  const navigate = useNavigate()
  const session = useSystemActor('session')
  const [machine] = useState(() =>
    wireSharedShow(call, projectId, () => session.getSnapshot().context.customer?.customers_id ?? null),
  )
  const view = useActorRef(machine, { inspect, input: { source } })
  useEffect(() => {
    const subscription = view.on('show.copied', ({ id }) => void navigate(showPath(id)))
    return () => subscription.unsubscribe()
  }, [view, navigate])
  return <SharedShowPage view={view} picture={pictureOf} />
}

const pictureOf = (shown: PublicShow) => <ShowPicture shown={shown} createPlayback={createPlayback} />
