import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SHOW_PATHS, showPath } from '#contract/content/show-paths.ts'
import type { ShowAddress } from '#machines/shows/show-builder/show-builder.types.ts'
import { hasUnreadGoods } from '#machines/shows/show-editor/show-editor.selectors.ts'
import { useNavigationCount } from '#src/app/navigation/navigation-count.ts'
import { showAddressOf } from '#src/app/navigation/show-address.ts'
import type { ShowBuilderActor } from '#src/views/shows/show-builder/list/use-show-list.ts'
import type { ShowEditorActor } from '#src/views/shows/show-builder/show-editing.types.ts'

/** The address follows the machine, and the machine follows an address that somebody else has set. */
export function useShowAddress(builder: ShowBuilderActor): void {
  const path = useLocation().pathname
  const count = useNavigationCount()
  const navigate = useNavigate()
  const shown = useRef(path)
  const lastCount = useRef(count)
  useEffect(() => {
    const lead = (to: string) => {
      if (shown.current === to) return
      shown.current = to
      void navigate(to)
    }
    const subscriptions = [
      builder.on('show.opened', ({ id }) => lead(showPath(id))),
      builder.on('list.opened', () => lead(SHOW_PATHS.builder)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [builder, navigate])
  useEffect(() => {
    if (lastCount.current === count) return
    lastCount.current = count
    if (shown.current === path) return
    shown.current = path
    builder.send(eventOf(showAddressOf(path)))
  }, [builder, path, count])
}

function eventOf(address: ShowAddress) {
  switch (address.kind) {
    case 'list':
      return { type: 'editor.close' } as const
    case 'new':
      return { type: 'proposal.start', id: address.id } as const
    case 'show':
      return { type: 'show.open', id: address.id } as const
    default:
      return address satisfies never
  }
}

/** What the browser tells an open show, and products that it has not read yet. */
export function useShowEditorEffects(editor: ShowEditorActor): void {
  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') editor.send({ type: 'page.hidden' })
    }
    const handleLeave = () => editor.send({ type: 'page.hidden' })
    const handleOnline = () => editor.send({ type: 'network.returned' })
    document.addEventListener('visibilitychange', handleHidden)
    globalThis.addEventListener('pagehide', handleLeave)
    globalThis.addEventListener('online', handleOnline)
    return () => {
      document.removeEventListener('visibilitychange', handleHidden)
      globalThis.removeEventListener('pagehide', handleLeave)
      globalThis.removeEventListener('online', handleOnline)
    }
  }, [editor])
  // before the passive effects, which stop the actor
  useLayoutEffect(() => () => editor.send({ type: 'page.hidden' }), [editor])
  useEffect(() => {
    const subscription = editor.subscribe(({ value, context }) => {
      if (value.goods === 'goodsKnown' && hasUnreadGoods(context)) editor.send({ type: 'goods.reload' })
    })
    return () => subscription.unsubscribe()
  }, [editor])
}
