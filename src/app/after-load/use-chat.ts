import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { chatMachine } from '#machines/site/chat/chat.machine.ts'
import { chatViewOf } from '#machines/site/chat/chat.selectors.ts'
import { log } from '#src/app/effects/log.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { deviceOf } from './device.ts'
import { isPrivatePath } from './private-path.ts'
import { useChatFacts } from './use-chat-facts.ts'

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
