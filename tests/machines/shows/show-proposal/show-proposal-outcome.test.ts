import { expect, test } from 'vitest'
import { showProposalModel } from '#machines/shows/show-proposal/show-proposal.model.ts'
import {
  answeredOf,
  firstWishes,
  planOf,
  toggled,
} from '#machines/shows/show-proposal/show-proposal.outcome.ts'
import type { ShowProposalContext } from '#machines/shows/show-proposal/show-proposal.types.ts'
import type { ProposedShow } from '#pyro/show/propose.ts'

const { http: _, ...whole } = showProposalModel.outcomes['proposeShows']?.['whole'] ?? { http: 'none' }
const shown: readonly ProposedShow[] = Reflect.get(Reflect.get(whole, 'output'), 'plans')
const others = shown.map((plan) => ({ ...plan, length_ms: plan.length_ms + 1 }))
const context: ShowProposalContext = {
  isCustomer: true,
  wishes: firstWishes({ isCustomer: true }),
  seed: 1,
  plans: shown,
  kept: ['Varied'],
  thinSeconds: null,
  impossible: null,
  failure: null,
  accepted: null,
}

test('plans that are kept stay in their place among new ones', () => {
  const { plans } = answeredOf(context, { kind: 'plans', plans: others })
  expect(plans).toEqual([others[0], shown[1], others[2]])
})
test('an impossible proposal has no plans and names its wish', () => {
  expect(answeredOf(context, { kind: 'impossible', wish: 'noise' })).toEqual({
    plans: [],
    kept: [],
    thinSeconds: null,
    impossible: 'noise',
  })
})
test('keeping is switched on and off by the style', () => {
  expect(toggled(toggled([], 'Grand'), 'Steady')).toEqual(['Grand', 'Steady'])
  expect(toggled(['Grand', 'Steady'], 'Grand')).toEqual(['Steady'])
})
test('a plan is found by its style', () => {
  expect([planOf(shown, 'Grand'), planOf(shown, 'Nowhere')]).toEqual([shown[2]?.doc, null])
})
