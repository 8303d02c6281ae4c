import { expect, test } from 'vitest'
import { createActor, fromPromise, type PromiseActorLogic, waitFor } from 'xstate'
import { showCalls } from '#contract/shows/shows.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { showEditorMachine } from '#machines/shows/show-editor/show-editor.machine.ts'
import { createMemoryShelf } from '#src/services/shows/memory-shelf.ts'
import { openShow } from '#src/services/shows/open-show.ts'
import { type EditorAccess, showEditorServices } from '#src/services/shows/show-editor-services.ts'
import type { ShowRow } from '#src/services/shows/show-row.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { save, saveOf, showOf, store } from '#tests/server/shows/stored-shows.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { useWalkShop } from './walk-shop.ts'

const { openCustomer } = await useWalkShop()

type Services = ReturnType<typeof showEditorServices>

/** It is done, and nobody hears of it. */
const unanswered = <Output, Input>(service: PromiseActorLogic<Output, Input>) =>
  fromPromise<Output, Input>(({ input }) => {
    createActor(service, { input }).start()
    return new Promise(() => undefined)
  })

const STATES: Readonly<Record<string, (services: Services) => Partial<Services>>> = {
  storing: ({ storeShow }) => ({ storeShow: unanswered(storeShow) }),
  sending: ({ sendShow }) => ({ sendShow: unanswered(sendShow) }),
  merging: ({ mergeShow }) => ({ mergeShow: unanswered(mergeShow) }),
}

for (const state of ['storing', 'sending', 'merging'])
  test(`[SHOW-03] a page that is closed while a show is ${state} loses no change of either device`, async () => {
    const crowd_ft = state === 'merging' ? 420 : 300
    expect(await reopened(state, createDevice(true))).toEqual(
      showOf(2, { name: 'Renamed', site: { ...showOf().site, crowd_ft } }),
    )
  })

test('control: a device that keeps nothing loses what was being stored', async () => {
  expect(await reopened('storing', createDevice(false))).toEqual(showOf(2))
})

/** What the account has once a show, closed in this state of keeping a change, was opened again. */
async function reopened(state: string, access: EditorAccess): Promise<unknown> {
  const { shopper, held } = await openCustomer()
  held.pass('through')
  const call = clientOf(shopper, held)
  const id = await store(shopper)
  const first = await openEditor(call, access, id, STATES[state])
  await waitFor(first, ({ value }) => isIn(value, 'kept'))
  if (state === 'merging') await saveElsewhere(shopper, id)
  first.send({ type: 'show.rename', name: 'Renamed' })
  first.send({ type: 'page.hidden' })
  await waitFor(first, ({ value }) => isIn(value, state))
  first.stop()
  const second = await openEditor(call, access, id)
  await waitFor(second, ({ value }) => isIn(value, 'kept'))
  second.stop()
  const { doc } = await call(showCalls.selectShow, { params: { id } })
  return doc
}

async function saveElsewhere(shopper: Shopper, id: string): Promise<void> {
  const theirs = showOf(2, { site: { ...showOf().site, crowd_ft: 420 } })
  await save(shopper, saveOf({ id, base_revision: 1, doc: theirs }))
}

async function openEditor(
  call: Call,
  access: EditorAccess,
  id: string,
  stuck: (services: Services) => Partial<Services> = () => ({}),
) {
  const read = await openShow(call, access, id, new AbortController().signal)
  if (read.kind === 'missing') throw new Error('the show is missing')
  const services = showEditorServices(call, access)
  const actors = { ...services, ...stuck(services) }
  const input = { ...read.opened, undoLimit: 1 }
  return createActor(showEditorMachine.provide({ actors }), { input }).start()
}

/** A device that outlives its pages, of which one is open. */
function createDevice(isKeeping: boolean): EditorAccess {
  const memory = createMemoryShelf()
  const put = async (...rows: readonly ShowRow[]) => {
    if (isKeeping) await memory.put(...rows)
    return true
  }
  return {
    shelf: { ...memory, put },
    owner: { project_id: 11, customers_id: 1 },
    now: () => '2026-06-01T12:00:00.000Z',
    holdLock: (_, __, notify) => {
      notify('claimed')
      return () => undefined
    },
  }
}
