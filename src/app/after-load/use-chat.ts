import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { decodedSegment } from '#contract/platform/safe-path.ts'
import { chatMachine } from '#machines/site/chat/chat.machine.ts'
import { chatFactsOf, chatViewOf } from '#machines/site/chat/chat.selectors.ts'
import type { ChatFacts } from '#machines/site/chat/chat.types.ts'
import { log } from '#src/app/effects/log.ts'
import { productQuery } from '#src/services/platform/queries.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { deviceOf } from './device.ts'
import { isPrivatePath } from './private-path.ts'

/** Starts the chat; it lives as long as the app. */
export function useChat() {
  const { inspect } = useShop()
  const facts = useChatFacts()
  const userDeviceInfo = deviceOf(navigator.userAgent)
  const chat = useActorRef(chatMachine, { inspect, input: { facts, userDeviceInfo } })
  const isPrivate = isPrivatePath(useLocation().pathname)
  const known = JSON.stringify(facts)
  useEffect(() => {
    if (JSON.stringify(chat.getSnapshot().context.facts) !== known)
      chat.send({ type: 'context.changed', facts: JSON.parse(known) })
  }, [chat, known])
  useEffect(() => {
    if (!isPrivate) return undefined
    chat.send({ type: 'chat.suspend' })
    return () => chat.send({ type: 'chat.resume' })
  }, [chat, isPrivate])
  useEffect(() => {
    const subscription = chat.on('chat.failed', () => log('the chat could not be loaded'))
    return () => subscription.unsubscribe()
  }, [chat])
  return { chat, view: useSelector(chat, chatViewOf), facts, userDeviceInfo }
}

/** Who the customer is and which product is shown, as far as the page knows: nothing is asked for. */
function useChatFacts(): ChatFacts {
  const { user, customer } = useSession()
  const url = productUrlIn(useLocation().pathname)
  const shown = useQuery({ ...productQuery(useQueryScope(), url ?? ''), enabled: false })
  return chatFactsOf({ user, customer, product: url === null ? null : (shown.data ?? null) })
}

/** The products_url in the path of a product page, or null. */
function productUrlIn(pathname: string): string | null {
  const [, page = '', last = ''] = pathname.split('/')
  return page.toLowerCase() === 'product' && last !== '' ? decodedSegment(last) : null
}
