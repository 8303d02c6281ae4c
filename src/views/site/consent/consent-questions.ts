import { chatScriptUrl } from '#contract/site/chat-script.ts'
import { conversionIdIn } from '#contract/site/consent.ts'
import type { Settings } from '#contract/site/site.ts'

const CONVERSIONS =
  'May we report a registration, and an order with its amount, to the service that counts what our advertisements lead to? It gets the number of the customer or order, and no name.'
const CHAT =
  'May we load the chat of our provider? When you open it, it gets your customer number, name, e-mail address and price level, the product that you look at, and your kind of device.'

/** What the visitor is asked, one question for each purpose that the settings name. */
export const consentQuestions = (app: Settings): readonly string[] => [
  ...(conversionIdIn(app) === null ? [] : [CONVERSIONS]),
  ...(chatScriptUrl(app) === null ? [] : [CHAT]),
]
