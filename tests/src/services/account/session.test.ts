import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import type { SessionAnswer } from '#contract/account/auth.ts'
import { knownReply } from '#machines/account/session/session-samples.ts'
import { createClient } from '#src/services/platform/client/client.ts'
import { sessionServices } from '#src/services/account/session.ts'
import { eventually } from '#tests/support/eventually.ts'

const { is_impersonate: _, ...known } = knownReply
const bare: SessionAnswer = { ...known, customer: null }
const other: SessionAnswer = { ...bare, user: known.user && { ...known.user, customers_id: 8 } }

/** The first event of the watch while storage returns these records, one per poll, then repeatedly the last. */
async function firstWord(customers_id: number | null, ...stored: readonly (SessionAnswer | null)[]) {
  let looks = 0
  const readStored = () => stored[Math.min(looks++, stored.length - 1)] ?? null
  const call = createClient({
    projectId: 11,
    origin: 'https://shop.invalid',
    accessToken: () => null,
    csrfToken: () => null,
    onUnauthorized: () => undefined,
    onMaintenance: () => undefined,
  })
  const heard: { readonly type: string; readonly looks: number }[] = []
  const machine = setup({
    actors: { watch: sessionServices(call, readStored).watchStoredSession },
    actions: { note: ({ event }) => heard.push({ type: event.type, looks }) },
  }).createMachine({
    invoke: { src: 'watch', input: { period: 1, customers_id, is_impersonate: false } },
    on: { '*': { actions: 'note' } },
  })
  const actor = createActor(machine).start()
  await eventually(() => expect(heard).not.toEqual([]))
  actor.stop()
  return heard[0]
}

test('[SES-18] [SES-20] a user without a customer record is the same user in every poll', async () => {
  expect(await firstWord(7, bare, bare, bare, other)).toEqual({ type: 'token.changed', looks: 4 })
})

test('[SES-19] [SES-20] a login or logout in another tab of a user without a customer record is detected', async () => {
  expect(await firstWord(null, null, bare)).toEqual({ type: 'token.changed', looks: 2 })
  expect(await firstWord(7, bare, null)).toEqual({ type: 'token.removed', looks: 2 })
})
