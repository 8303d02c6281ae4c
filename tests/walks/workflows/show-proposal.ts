import { answered, lost, type WorkflowFixture } from '#tests/walks/workflow-fixture.ts'
import type { Walk } from '#statecharts/walk/walk.ts'

/** What is wished for: a usual show, one for little money, or one with the crowd among the devices. */
export type ProposalEnvironment = { readonly wish: 'usual' | 'poor' | 'near' }

/** The catalogue answers them always in the same way. */
export const wishesOf = {
  usual: { seconds: 300, crowd_ft: 200 },
  poor: { seconds: 900, crowd_ft: 200, budget: 2_000 },
  near: { seconds: 300, crowd_ft: 20 },
} as const

const ofWish = (wish: ProposalEnvironment['wish']) => ({ when: { wish }, ...answered('products') })

export const showProposalAnswers: Walk<WorkflowFixture, ProposalEnvironment>['answers'] = {
  proposeShows: {
    whole: ofWish('usual'),
    thin: ofWish('poor'),
    impossible: ofWish('near'),
    lost: lost('products'),
  },
}
