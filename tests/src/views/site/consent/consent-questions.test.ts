import { expect, test } from 'vitest'
import { needsConsent } from '#contract/site/consent.ts'
import type { Settings } from '#contract/site/site.ts'
import { publicSettings } from '#server/site/public-settings.ts'
import { consentQuestions } from '#src/views/site/consent/consent-questions.ts'

const conversions = { conversion_id: 'AW-1', conversion_url: 'https://count.example/' }
const chat = { chat_script_url: 'https://chat.example/widget.js' }
const ORDERS = /^May we report a registration, and an order with its amount/
const PROVIDER =
  /^May we load the chat of our provider\?.*name, e-mail address and price level.*product.*device/
/** By what the shop tells visitors of its settings. */
const asked = (app: Settings): readonly string[] => {
  const told = publicSettings({ store: {}, app, server: {} }, true)
  const questions = consentQuestions(told)
  expect(needsConsent(told)).toBe(questions.length > 0)
  return questions
}

test('[CHAT-04] only what the settings name is asked for, and the question says what is sent', () => {
  expect(asked({})).toEqual([])
  expect(asked(conversions)).toEqual([expect.stringMatching(ORDERS)])
  expect(asked(chat)).toEqual([expect.stringMatching(PROVIDER)])
  expect(asked({ ...conversions, ...chat })).toEqual([
    expect.stringMatching(ORDERS),
    expect.stringMatching(PROVIDER),
  ])
})

test('[ANL-02] conversions that the server does not send are not asked for', () => {
  expect(asked({ conversion_id: 'AW-1' })).toEqual([])
  expect(asked({ conversion_url: conversions.conversion_url })).toEqual([])
  expect(asked({ ...conversions, conversion_url: 'http://count.example/' })).toEqual([])
})
