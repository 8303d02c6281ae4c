import { useEffect, useState } from 'react'
import { chatScriptUrl } from '#contract/site/chat-script.ts'
import { flagOf } from '#contract/site/settings.ts'
import { customDataOf } from '#machines/site/chat/chat.selectors.ts'
import type { ChatFacts } from '#machines/site/chat/chat.types.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import { ChatButton } from '#src/views/site/chat/chat-button.tsx'
import { ChatFrame } from '#src/views/site/chat/chat-frame.tsx'
import { ChatPanel } from '#src/views/site/chat/chat-panel.tsx'
import { NO_DRAFT } from '#src/views/site/chat/draft.ts'
import { useConsent } from '#src/views/site/consent/use-consent.ts'
import { useChat } from './use-chat.ts'

/** The global variable that a product customization script reads. */
const CUSTOM_DATA = 'customData'

const OwnChat = lazyComponent(
  () => import('./own-chat.tsx'),
  (module) => module.OwnChat,
  // the chart shows the failure after its timeout
  { Failure: () => null },
)

/** The chat: the frame of the provider with consent, else the panel of the shop. */
export function ChatHost() {
  const { chat, view, facts, userDeviceInfo } = useChat()
  const app = useAppSettings()
  const { mayTrack } = useConsent()
  const [draft, setDraft] = useState(NO_DRAFT)
  useProductCustomization(facts)
  if (view === 'suspended') return null
  const isMounted = view === 'opening' || view === 'open' || view === 'minimized'
  const isForeign = chatScriptUrl(app) !== null && mayTrack
  const own = <OwnChat {...{ chat, facts, userDeviceInfo, draft }} onDraft={setDraft} />
  return (
    <>
      <ChatButton view={view} onOpen={() => chat.send({ type: 'chat.open' })} />
      <ChatPanel chat={chat} view={view}>
        {isMounted && (isForeign ? <ChatFrame chat={chat} /> : own)}
      </ChatPanel>
    </>
  )
}

/** Writes the object while the feature is on. No script is loaded for it. */
function useProductCustomization(facts: ChatFacts): void {
  const isOn = flagOf(useAppSettings(), 'glow_enabled')
  useEffect(() => {
    if (isOn) Reflect.set(globalThis, CUSTOM_DATA, customDataOf(facts))
    else Reflect.deleteProperty(globalThis, CUSTOM_DATA)
  })
}
