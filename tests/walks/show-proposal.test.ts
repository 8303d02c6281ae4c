import { createActor, fromPromise, toPromise } from 'xstate'
import { showProposalModel } from '#machines/shows/show-proposal/show-proposal.model.ts'
import type { ProposeShowsLogic } from '#machines/shows/show-proposal/show-proposal.types.ts'
import { showProposalServices } from '#src/services/shows/show-proposal.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import type { Fixture } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { type ProposalEnvironment, showProposalAnswers, wishesOf } from './workflows/show-proposal.ts'

const { shop, connect, openCustomer } = await useWalkShop()

function openVisitor() {
  const shopper = new Shopper(shop.url)
  return { shop, db: shop.db, email: '', shopper, held: connect(shopper) }
}

const wishing = (wish: ProposalEnvironment['wish'], reset: { readonly budget?: number } = {}) => ({
  next: { wish },
  perform: () => ({ type: 'wish.alter', changes: { ...reset, ...wishesOf[wish] } }),
})

walkServices<Fixture, ProposalEnvironment>({
  model: showProposalModel,
  starts: ['customer', 'visitor'].map((input) => ({ input, environment: { wish: 'usual' as const } })),
  events: {
    'wish.alter': [
      { ...wishing('poor'), when: (_, { context }) => context.isCustomer },
      { ...wishing('usual', { budget: 100_000 }), when: (_, { context }) => context.isCustomer },
      wishing('near'),
    ],
  },
  answers: showProposalAnswers,
  open: async ({ input }) => {
    const user = input === 'visitor' ? openVisitor() : await openCustomer()
    const client = clientOf(user.shopper, user.held)
    // a page reads the goods once; here each proposal reads them, so that each can be answered
    const proposeShows: ProposeShowsLogic = fromPromise(({ input: request }) =>
      toPromise(
        createActor(showProposalServices(client, () => 150).proposeShows, { input: request }).start(),
      ),
    )
    const machine = showProposalModel.machine.provide({ actors: { proposeShows } })
    return { ...user, machine, input: { isCustomer: input !== 'visitor' } }
  },
})
