import { ApiError } from '#contract/platform/failure.ts'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails } from '#machines/platform/model.ts'
import type { ProposedShow } from '#pyro/show/propose.ts'
import { showProposalMachine } from './show-proposal.machine.ts'
import { showProposalWords } from './show-proposal.words.ts'

const doc: ShowDoc = {
  format: 1,
  name: 'Steady show, 5:00',
  seed: 7,
  site: { crowd_ft: 200, firing: 'electric', noise: 'any' },
  positions: [{ id: 'center', name: 'Center', x_ft: 0, angle_deg: 0 }],
  cues: [],
  music: null,
  on_hand: {},
}
const totals = { devices: 24, cases: 3, missing: 0, leftover: 0, total: 48_000, leftover_value: 0 }
const plan = (style: string, seed: number): ProposedShow => ({
  style,
  doc: { ...doc, name: `${style} show, 5:00`, seed },
  table: { rows: [], also_needed: [], unknown: [], totals },
  length_ms: 298_000,
  noise: 'moderate',
})
const plans = [plan('Steady', 1), plan('Varied', 2), plan('Grand', 3)]
const page = { products: [], meta: { pagination: { total: 0, per_page: 50, current_page: 1, last_page: 1 } } }
const answered = { status: 200, body: page }

export const showProposalModel = defineModel({
  machine: showProposalMachine,
  title: 'Proposal of a show',
  words: showProposalWords,
  purpose: 'Wishes are answered by three shows of whole cases to choose from.',
  inputs: { customer: { isCustomer: true }, visitor: { isCustomer: false } },
  events: {
    'wish.alter': [
      { type: 'wish.alter', changes: { seconds: 900 } },
      { type: 'wish.alter', changes: { crowd_ft: 20 } },
    ],
    'proposal.ask': [
      { type: 'proposal.ask', seed: 11 },
      { type: 'proposal.ask', seed: 12 },
    ],
    'proposal.lock': [{ type: 'proposal.lock', style: 'Steady' }],
    'proposal.accept': [
      { type: 'proposal.accept', style: 'Grand' },
      { type: 'proposal.accept', style: 'Nowhere' },
    ],
    'proposal.cancel': [{ type: 'proposal.cancel' }],
  },
  outcomes: {
    proposeShows: {
      whole: done({ kind: 'plans', plans }, answered),
      thin: done({ kind: 'thin', plans, seconds: 420 }, answered),
      impossible: done({ kind: 'impossible', wish: 'crowd' }, answered),
      lost: fails(new ApiError({ kind: 'offline' }), 'offline'),
    },
  },
  ignores: ['proposed|proposal.accept', 'thin|proposal.accept'],
  happyEnd: ({ value }) => isIn(value, 'accepted'),
  key: ({ isCustomer, wishes, plans: shown, kept, thinSeconds, impossible, failure, accepted }) => [
    isCustomer,
    [wishes.seconds, wishes.crowd_ft],
    shown.map(({ style }) => style),
    kept,
    thinSeconds,
    impossible,
    failure !== null,
    accepted?.name ?? null,
  ],
  invariants: {
    'only a plan that is shown is accepted': ({ value, context }) =>
      isIn(value, 'accepted') === (context.accepted !== null),
    'plans are shown exactly while one can be chosen': ({ value, context: { plans: shown } }) =>
      !isIn(value, 'proposed', 'thin') || shown.length > 0,
    'a thin proposal says for how long it is enough': ({ value, context }) =>
      !isIn(value, 'thin') || context.thinSeconds !== null,
    'an impossible one names the wish': ({ value, context }) =>
      !isIn(value, 'impossible') || context.impossible !== null,
    'only plans that are there are kept': ({ context: { kept, plans: shown } }) =>
      kept.every((style) => shown.some((each) => each.style === style)),
    'a visitor has no budget': ({ context: { isCustomer, wishes } }) => isCustomer || wishes.budget === null,
    'why nothing is proposed is told': ({ value, context }) =>
      !isIn(value, 'unreachable') || context.failure !== null,
  },
  leadsTo: {
    'wishes are answered by plans, by the wish that prevents them, or by what failed': {
      from: ({ value }) => isIn(value, 'proposing'),
      to: ({ value }) => isIn(value, 'proposed', 'thin', 'impossible', 'unreachable', 'wishing', 'cancelled'),
    },
  },
})
