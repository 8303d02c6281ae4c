import { showProposalSetup } from './show-proposal.setup.ts'
import { firstWishes } from './show-proposal.outcome.ts'
import type { ShowProposalEvent } from './show-proposal.types.ts'

type Of<T extends ShowProposalEvent['type']> = {
  readonly event: Extract<ShowProposalEvent, { readonly type: T }>
}

const ask = {
  target: 'proposing',
  actions: {
    type: 'recordSeed',
    params: ({ event: { seed } }: Of<'proposal.ask'>) => ({ seed }),
  },
} as const
const recordWishes = {
  type: 'recordWishes',
  params: ({ event: { changes } }: Of<'wish.alter'>) => ({ changes }),
} as const
const alter = { target: 'wishing', actions: ['forgetPlans', recordWishes] } as const
const cancel = { target: 'cancelled' } as const

/** What can be done with plans, whether they are as long as wished or not. */
const choosing = showProposalSetup.createStateConfig({
  tags: ['shown'],
  on: {
    'proposal.accept': {
      guard: { type: 'hasPlan', params: ({ event: { style } }) => ({ style }) },
      target: 'accepted',
      actions: { type: 'recordAccepted', params: ({ event: { style } }) => ({ style }) },
    },
    'proposal.lock': {
      actions: { type: 'recordKept', params: ({ event: { style } }) => ({ style }) },
    },
    'proposal.ask': ask,
    'wish.alter': alter,
    'proposal.cancel': cancel,
  },
})

/** Shows are proposed by wishes: budget, length, crowd, noise, colors. */
export const showProposalMachine = showProposalSetup.createMachine({
  id: 'showProposal',
  description:
    'Wishes are answered by three shows of whole cases, by a thinner one, or by the wish that makes a show impossible.',
  context: ({ input }) => ({
    ...input,
    wishes: firstWishes(input),
    seed: 0,
    plans: [],
    kept: [],
    thinSeconds: null,
    impossible: null,
    failure: null,
    accepted: null,
  }),
  output: ({ context: { accepted } }) => ({ doc: accepted }),
  initial: 'wishing',
  states: {
    wishing: {
      description: 'Length, budget, distance of the crowd, firing, noise and colors are written.',
      meta: { spec: ['SHOW-01'] },
      on: { 'wish.alter': { actions: recordWishes }, 'proposal.ask': ask, 'proposal.cancel': cancel },
    },
    proposing: {
      description: 'The goods that the shop has are read, and three shows are made of them.',
      tags: ['pending'],
      meta: { spec: ['SHOW-01'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'proposeShows',
        src: 'proposeShows',
        input: ({ context: { isCustomer, wishes, seed } }) => ({ isCustomer, wishes, seed }),
        onDone: [
          {
            guard: { type: 'is', params: { kind: 'plans' } },
            target: 'proposed',
            actions: { type: 'recordProposal', params: ({ event }) => ({ proposal: event.output }) },
          },
          {
            guard: { type: 'is', params: { kind: 'thin' } },
            target: 'thin',
            actions: { type: 'recordProposal', params: ({ event }) => ({ proposal: event.output }) },
          },
          {
            target: 'impossible',
            actions: { type: 'recordProposal', params: ({ event }) => ({ proposal: event.output }) },
          },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'recordFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'wish.alter': alter, 'proposal.cancel': cancel },
    },
    proposed: {
      ...choosing,
      description: 'Three shows of the wished length are shown; others can be asked for, some of them kept.',
      meta: { spec: ['SHOW-01'] },
    },
    thin: {
      ...choosing,
      description: 'Money or goods are enough for a part of the wished length only, which is said.',
      meta: { spec: ['SHOW-01'] },
    },
    impossible: {
      description: 'No show can be made, and the wish is named that prevents it.',
      meta: { spec: ['SHOW-01'] },
      on: { 'wish.alter': alter, 'proposal.ask': ask, 'proposal.cancel': cancel },
    },
    unreachable: {
      description: 'The goods could not be read. The wishes are kept.',
      meta: { spec: ['SHOW-01'] },
      on: { 'wish.alter': alter, 'proposal.ask': ask, 'proposal.cancel': cancel },
    },
    accepted: {
      description: 'One of the proposed shows is taken, and is opened in the editor.',
      type: 'final',
    },
    cancelled: { description: 'No show is taken, and the list of shows is there again.', type: 'final' },
  },
})
