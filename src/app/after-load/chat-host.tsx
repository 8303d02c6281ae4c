import { useState } from 'react'
import { chatScriptUrl } from '#contract/site/chat-script.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { ChatButton } from '#src/views/site/chat/chat-button.tsx'
import { ChatFrame } from '#src/views/site/chat/chat-frame.tsx'
import { ChatPanel } from '#src/views/site/chat/chat-panel.tsx'
import { NO_DRAFT } from '#src/views/site/chat/draft.ts'
import { useConsent } from '#src/views/site/consent/use-consent.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'
import { useChat } from './use-chat.ts'
import { useProductCustomization } from './use-product-customization.ts'

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
