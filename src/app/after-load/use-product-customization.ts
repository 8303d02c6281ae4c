import { useEffect } from 'react'
import { flagOf } from '#contract/site/settings.ts'
import { customDataOf } from '#machines/site/chat/chat.selectors.ts'
import type { ChatFacts } from '#machines/site/chat/chat.types.ts'
import { useAppSettings } from '#src/views/platform/hooks/use-settings.ts'

/** The global variable that a product customization script reads. */
const CUSTOM_DATA = 'customData'

/** Writes the object while the feature is on. No script is loaded for it. */
export function useProductCustomization(facts: ChatFacts): void {
  const isOn = flagOf(useAppSettings(), 'glow_enabled')
  useEffect(() => {
    if (isOn) Reflect.set(globalThis, CUSTOM_DATA, customDataOf(facts))
    else Reflect.deleteProperty(globalThis, CUSTOM_DATA)
  })
}
