import { expect } from 'vitest'
import { type AnyActorRef, fromPromise } from 'xstate'
import { showEditorModel } from '#machines/shows/show-editor/show-editor.model.ts'
import type { ShowEditorContext, ShowEditorInput } from '#machines/shows/show-editor/show-editor.types.ts'
import type { HoldEvent } from '#src/services/shows/hold-show.ts'
import { createMemoryShelf } from '#src/services/shows/memory-shelf.ts'
import { showEditorServices } from '#src/services/shows/show-editor-services.ts'
import type { ShowRow } from '#src/services/shows/show-row.ts'
import { rowOf } from '#src/services/shows/show-owner.ts'
import { clientOf } from './client-of.ts'
import { breakable } from './breakable-service.ts'
import { createGate } from './gated-connection.ts'
import type { CustomerFixture, Fixture } from './service-fixture.ts'
import { answered, lost } from './workflow-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import {
  editing,
  rowIn,
  sendShowAnswers,
  type ShowEnvironment,
  type ShowFixture,
} from './workflows/show-editor.ts'
import { eventually } from '#tests/support/eventually.ts'

const { openCustomer } = await useWalkShop()

const EDITS = [
  'cue.add',
  'cue.place',
  'cue.alter',
  'cue.remove',
  'cues.import',
  'position.add',
  'position.alter',
  'position.remove',
  'site.alter',
  'show.rename',
  'music.alter',
  'onHand.alter',
  'show.revise',
  'drag.drop',
  'edit.undo',
  'edit.redo',
] as const

type Device = 'keeps' | 'denies' | 'fails'

interface EditorFixture extends Fixture, Pick<ShowFixture, 'context'> {
  /** lets what the device, the merge and the timer do happen */
  readonly store: (device: Device) => void
  readonly merge: (isBroken: boolean) => void
  readonly pass: (isBroken: boolean) => void
  /** something between browser and server answers instead of it */
  readonly answerInstead: (status: number) => Promise<void>
  /** what the lock of the browser says */
  readonly notify: (event: HoldEvent) => void
  /** what another tab has stored */
  readonly shelve: (event: object) => Promise<void>
}

const holding = (said: HoldEvent) => ({
  next: (environment: ShowEnvironment, event: object) =>
    said === 'claimed' && rowIn(event) ? { ...environment, isNew: true, hasSecond: false } : environment,
  perform: async (fixture: EditorFixture, _: ShowEnvironment, event: object) => {
    if (said === 'claimed') await fixture.shelve(event)
    fixture.notify(said)
    // the row is read first
    if (said === 'claimed') await eventually(() => expect(fixture.context().isHolding).toBe(true))
    return null
  },
})

const storing = (device: Device) => ({ perform: ({ store }: EditorFixture) => store(device) })
const merging = (theirs: ShowEnvironment['theirs']) => ({
  when: { theirs },
  next: (environment: ShowEnvironment) =>
    theirs === 'clash' ? environment : { ...environment, isNew: false },
  perform: ({ merge }: EditorFixture) => merge(false),
})
const instead = (status: number) => ({
  perform: ({ answerInstead }: EditorFixture) => answerInstead(status),
})
const choosing = (theirs: ShowEnvironment['theirs']) => ({
  // where nothing clashes there is nothing to choose
  next: (environment: ShowEnvironment) =>
    environment.theirs === 'clash' ? { ...environment, theirs } : environment,
  perform: (_: EditorFixture, __: ShowEnvironment, event: object) => event,
})

walkServices<EditorFixture, ShowEnvironment>({
  model: showEditorModel,
  starts: Object.keys(showEditorModel.inputs).map((input) => ({
    input,
    environment: { theirs: 'same' as const, isNew: input !== 'opened', hasSecond: false },
  })),
  events: {
    ...Object.fromEntries(EDITS.map((type) => [type, editing])),
    'cue.add': { ...editing, next: { hasSecond: true } },
    'cues.import': { ...editing, next: { hasSecond: true } },
    'edit.undo': { ...editing, next: { hasSecond: false } },
    'cue.remove': { when: { hasSecond: true, not: { at: 'merging' } } },
    // the versions clash, whatever else is changed
    'position.add': [editing, { when: { at: 'merging', theirs: 'clash' as const } }],
    'hold.claimed': holding('claimed'),
    'hold.refused': holding('refused'),
    'hold.asked': holding('asked'),
    'hold.lost': holding('lost'),
    'conflict.takeMine': choosing('more'),
    'conflict.takeTheirs': choosing('same'),
    'conflict.keepBoth': choosing('same'),
  },
  answers: {
    storeShow: { stored: storing('keeps'), memory: storing('denies'), crashed: storing('fails') },
    sendShow: { ...sendShowAnswers, unknown: instead(404), tooLarge: instead(413) },
    mergeShow: {
      theirs: merging('same'),
      merged: merging('more'),
      conflict: merging('clash'),
      crashed: { perform: ({ merge }) => merge(true) },
    },
    awaitLimit: {
      passed: { perform: ({ pass }) => pass(false) },
      crashed: { perform: ({ pass }) => pass(true) },
    },
    readGoods: { read: answered('showProducts'), lost: lost('showProducts') },
  },
  open: async ({ input }) => openEditor(await openCustomer(), inputOf(input)),
})

function inputOf(name: string): ShowEditorInput {
  const input = showEditorModel.inputs[name]
  if (!input) throw new Error(`the model has no input ${name}`)
  return { ...input, show: { ...input.show, id: crypto.randomUUID() } }
}

function openEditor(customer: CustomerFixture, input: ShowEditorInput): EditorFixture {
  const owner = { project_id: 11, customers_id: 1 }
  const device = createDevice()
  const held = createGate(customer.held)
  let actor: AnyActorRef | null = null
  let notify: (event: HoldEvent) => void = () => undefined
  const services = showEditorServices(clientOf(customer.shopper, held), {
    owner,
    shelf: device.shelf,
    now: () => '2026-06-01T12:00:00.000Z',
    holdLock: (_, __, listener) => {
      notify = listener
      return () => undefined
    },
  })
  const stored = breakable(services.storeShow)
  const merged = breakable(services.mergeShow)
  const limit = breakable(fromPromise<undefined, { readonly milliseconds: number }>(async () => undefined))
  const actors = { ...services, storeShow: stored.logic, mergeShow: merged.logic, awaitLimit: limit.logic }
  return {
    ...customer,
    held,
    machine: showEditorModel.machine.provide({ actors }),
    input,
    onStart: (started) => {
      actor = started
    },
    // the actor has started before the first step
    context: () => actor?.getSnapshot().context as ShowEditorContext,
    store: (state) => {
      device.become(state)
      stored.release(state === 'fails')
    },
    merge: merged.release,
    pass: limit.release,
    answerInstead: (status) => held.decide('saveShow', status),
    notify: (event) => notify(event),
    shelve: async (event) => {
      const show = rowIn(event)
      await device.shelf.remove(input.show.id)
      const about = { account: 'used' as const, seconds: null, date_modified: '' }
      if (show) await device.shelf.put(rowOf(owner, { ...show, id: input.show.id }, about))
    },
  }
}

/** A shelf that keeps what it is given, or denies it. */
function createDevice() {
  const memory = createMemoryShelf()
  let state: Device = 'keeps'
  return {
    become: (next: Device) => {
      state = next
    },
    shelf: {
      ...memory,
      put: async (...rows: readonly ShowRow[]) => {
        await memory.put(...rows)
        return state === 'keeps'
      },
    },
  }
}
