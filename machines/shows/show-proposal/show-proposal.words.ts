import type { MachineWords } from '#machines/platform/words.ts'
import type { showProposalMachine } from './show-proposal.machine.ts'

export const showProposalWords: MachineWords<typeof showProposalMachine> = {
  guards: {
    'is plans': 'there are plans that fill the show',
    'is thin': 'the budget fills only part of the show',
    hasPlan: 'a plan of this style is shown',
  },
  events: {
    'wish.alter': 'the shopper changes budget, length or taste',
    'proposal.ask': 'the shopper asks for plans',
    'proposal.lock': 'the shopper keeps a plan for the next draw',
    'proposal.accept': 'the shopper takes a plan',
    'proposal.cancel': 'the shopper gives the proposal up',
  },
  actions: {
    recordWishes: 'keeps budget, length and taste',
    recordSeed: 'remembers the draw, so that it can be repeated',
    recordProposal: 'shows the plans',
    recordKept: 'keeps a plan or gives it free',
    recordAccepted: 'takes the plan',
    recordFailure: 'shows what went wrong',
    forgetFailure: 'forgets what went wrong',
    forgetPlans: 'shows no plans',
  },
  delays: {},
  tags: {
    pending: 'plans are being made',
    shown: 'plans are shown',
  },
}
