import { type AnyActorRef, fromCallback, fromPromise } from 'xstate'
import { showBuilderModel } from '#machines/shows/show-builder/show-builder.model.ts'
import type { ShowBuilderContext } from '#machines/shows/show-builder/show-builder.types.ts'
import type { showEditorMachine } from '#machines/shows/show-editor/show-editor.machine.ts'
import type { showProposalMachine } from '#machines/shows/show-proposal/show-proposal.machine.ts'
import { emptyShow } from '#pyro/show/empty-show.ts'
import { createMemoryShelf } from '#src/services/shows/memory-shelf.ts'
import { showBuilderServices } from '#src/services/shows/show-builder-services.ts'
import { breakable } from './breakable-service.ts'
import { clientOf } from './client-of.ts'
import { deferred } from './deferred-service.ts'
import { createGate, type Gate } from './gated-connection.ts'
import type { CustomerFixture, Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import {
  type BuilderEnvironment,
  type BuilderFixture,
  fillCart,
  hasMost,
  hasShow,
  hasShowToChange,
  hasShows,
} from './workflows/show-builder.ts'

const { openCustomer } = await useWalkShop()

interface ShowsFixture extends Fixture, Pick<BuilderFixture, 'context'> {
  readonly held: Gate
  readonly list: (isBroken: boolean) => void
  readonly import: (isBroken: boolean) => void
  readonly propose: (decision: 'accepted' | 'canceled' | 'crashed') => void
}

const FROM_CART = { source: 'cart' as const }
const proposing = (decision: 'accepted' | 'canceled' | 'crashed') => ({
  perform: ({ propose }: ShowsFixture) => propose(decision),
})
const imported = (perform: (fixture: ShowsFixture) => Promise<unknown>) => ({
  when: FROM_CART,
  perform: async (fixture: ShowsFixture) => {
    fixture.import(false)
    await perform(fixture)
  },
})
const asked = (arrange: (fixture: ShowsFixture) => Promise<unknown>) => ({
  perform: async (fixture: ShowsFixture) => {
    await arrange(fixture)
    await fixture.held.answer('selectShow')
  },
})

walkServices<ShowsFixture, BuilderEnvironment>({
  model: showBuilderModel,
  starts: Object.keys(showBuilderModel.inputs).map((input) => ({
    input,
    environment: { source: 'cart' as const, isRestoring: false, opened: null },
  })),
  follow: (environment, { context }) => ({
    ...environment,
    opened: (context as ShowBuilderContext).opened?.show.id ?? null,
  }),
  events: {
    // a show that was found has the id that was asked for, which in the model is always the same
    'show.open': {
      perform: ({ context }, { opened }, event) => {
        const open = context().opened?.show.id ?? ''
        const id = opened === Reflect.get(event, 'id') ? open : otherThan(open)
        return { type: 'show.open', id }
      },
    },
    'show.import': (['cart', 'code'] as const).map((source) => ({
      when: (_: unknown, __: unknown, event: object) =>
        Reflect.get(Reflect.get(event, 'source') as object, 'kind') === source,
      next: { source },
    })),
    'show.remove': { next: { isRestoring: false } },
    'show.restore': { next: { isRestoring: true } },
  },
  answers: {
    readShows: {
      read: {
        perform: async (fixture) => {
          fixture.list(false)
          await fixture.held.answer('selectShows')
        },
      },
      away: {
        perform: async (fixture) => {
          fixture.list(false)
          await fixture.held.lose('selectShows')
        },
      },
      local: {
        perform: async (fixture) => {
          fixture.list(false)
          await fixture.held.decide('selectShows', 404)
        },
      },
      crashed: { perform: ({ list }) => list(true) },
    },
    readShow: {
      found: asked(hasShow),
      missing: asked((fixture) => hasShows(fixture, [])),
      lost: { perform: ({ held }) => held.lose('selectShow') },
    },
    importShow: {
      imported: imported(async (fixture) => {
        await fillCart(fixture, true)
        await fixture.held.answer('selectCart')
        await fixture.held.answer('showProducts')
      }),
      empty: imported(async (fixture) => {
        await fillCart(fixture, false)
        await fixture.held.answer('selectCart')
      }),
      lost: imported(({ held }) => held.lose('selectCart')),
      unreadable: { when: { source: 'code' }, perform: (fixture) => fixture.import(false) },
    },
    removeShow: {
      removed: {
        perform: async (fixture) => {
          await hasShowToChange(fixture)
          await fixture.held.answer('removeShow')
        },
      },
      refused: {
        when: { isRestoring: true },
        perform: async (fixture) => {
          await hasMost(fixture)
          await fixture.held.answer('removeShow')
        },
      },
      lost: { perform: ({ held }) => held.lose('removeShow') },
    },
    showProposal: {
      accepted: proposing('accepted'),
      canceled: proposing('canceled'),
      crashed: proposing('crashed'),
    },
  },
  open: async ({ input }) => openBuilder(await openCustomer(), showBuilderModel.inputs[input]),
})

const IDS = ['5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a001', '5b6c8c8e-6f0d-4f63-8b57-0d5a51c6a004'] as const
const otherThan = (open: string): string => (open === IDS[0] ? IDS[1] : IDS[0])

function openBuilder(customer: CustomerFixture, input: unknown): ShowsFixture {
  const held = createGate(customer.held)
  let actor: AnyActorRef | null = null
  // nothing is on this device, so that the account is asked each time
  const shelf = { ...createMemoryShelf(), put: async () => true }
  const owner = { project_id: 11, customers_id: 1 }
  const services = showBuilderServices(clientOf(customer.shopper, held), {
    shelf,
    owner,
    origin: 'https://shop.example',
    now: () => '2026-06-01T12:00:00.000Z',
  })
  const listed = breakable(services.readShows)
  const imports = breakable(services.importShow)
  let decision: 'accepted' | 'canceled' | 'crashed' = 'canceled'
  const proposal = deferred(
    fromPromise(async () => {
      if (decision === 'crashed') throw new Error('it was broken')
      return { doc: decision === 'accepted' ? emptyShow('Proposed', 7) : null }
    }),
  )
  return {
    ...customer,
    held,
    machine: showBuilderModel.machine.provide({
      actors: {
        ...services,
        readShows: listed.logic,
        importShow: imports.logic,
        // their own walks take their transitions
        showProposal: proposal.logic as unknown as typeof showProposalMachine,
        showEditor: fromCallback(() => undefined) as unknown as typeof showEditorMachine,
      },
    }),
    input,
    onStart: (started) => {
      actor = started
    },
    // the actor has started before the first step
    context: () => actor?.getSnapshot().context as ShowBuilderContext,
    list: listed.release,
    import: imports.release,
    propose: (next) => {
      decision = next
      proposal.release()
    },
  }
}
