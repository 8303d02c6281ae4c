import type { Locator } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { NEW_SHOW_PATH } from '#contract/show-paths.ts'
import { isIn } from '#machines/is-in.ts'
import { showProposalModel } from '#machines/show-proposal/show-proposal.model.ts'
import type { Fixture } from './fixture.ts'
import { type BrowserStep, defineWalk } from './walk.ts'

type ProposalEnvironment = {
  /** what is wished for: a long show, one for little money, one with the crowd among the devices */
  readonly isLong: boolean
  readonly isPoor: boolean
  readonly isNear: boolean
  /** the page knows what is in stock, and asks no more */
  readonly areGoodsRead: boolean
}
type ProposalStep = BrowserStep<ProposalEnvironment>
type Wish = 'isLong' | 'isPoor' | 'isNear'

const main = ({ page }: Fixture) => page.getByRole('main')
const press = (fixture: Fixture, name: RegExp | string) =>
  main(fixture).getByRole('button', { name }).first().click()

/** Each is one field, so that the page tells one change. */
const FIELDS: Readonly<Record<Wish, (form: Locator, isWished: boolean) => Promise<unknown>>> = {
  isLong: (form, isWished) => form.getByLabel('Length').selectOption(isWished ? '900' : '300'),
  isPoor: (form, isWished) => form.getByLabel(/^Budget/).fill(isWished ? '20' : '1000'),
  isNear: (form, isWished) => form.getByLabel(/^Distance to the crowd/).fill(isWished ? '20' : '200'),
}

const wishing = (wish: Wish, isWished: boolean): ProposalStep => ({
  when: (environment, at, event) =>
    environment[wish] === !isWished &&
    isUnread(environment, at) &&
    // the sample of the model that changes as much
    Object.hasOwn(Object(Reflect.get(event, 'changes')), wish === 'isNear' ? 'crowd_ft' : 'seconds') &&
    // no price is shown to visitors
    (wish !== 'isPoor' || at.context.isCustomer === true),
  next: { [wish]: isWished },
  perform: (fixture) => FIELDS[wish](main(fixture), isWished),
})

/** Shows that are made of goods which are known are there before anybody can press. */
const isUnread = ({ areGoodsRead }: ProposalEnvironment, { value }: AnyMachineSnapshot): boolean =>
  !(areGoodsRead && isIn(value, 'proposing'))

/** How the catalogue answers wishes, whatever the seed. */
const isAnsweredBy = {
  whole: ({ isPoor, isNear }: ProposalEnvironment) => !isNear && !isPoor,
  thin: ({ isPoor, isNear }: ProposalEnvironment) => !isNear && isPoor,
  impossible: ({ isNear }: ProposalEnvironment) => isNear,
}
const answering = (isAnswered: (environment: ProposalEnvironment) => boolean): readonly ProposalStep[] => [
  {
    when: (environment) => isAnswered(environment) && !environment.areGoodsRead,
    next: { areGoodsRead: true },
    perform: ({ held }) => held.letPass('products'),
  },
  { when: (environment) => isAnswered(environment) && environment.areGoodsRead, isAutomatic: true },
]

const open = {
  environment: { isLong: false, isPoor: false, isNear: false, areGoodsRead: false },
  perform: async ({ page, held }: Fixture) => {
    await held.hold('products')
    await page.goto(NEW_SHOW_PATH)
  },
}

export const showProposalWalk = defineWalk({
  model: showProposalModel,
  customer: 'silver',
  starts: [
    { input: 'customer', ...open },
    { input: 'visitor', customer: null, ...open },
  ],
  events: {
    'wish.alter': (['isLong', 'isPoor', 'isNear'] as const).flatMap((wish) => [
      wishing(wish, true),
      wishing(wish, false),
    ]),
    'proposal.ask': {
      // a short show for little money is whole with most seeds only
      when: ({ isPoor, isLong }) => isLong || !isPoor,
      perform: (fixture) => press(fixture, /^Propose (shows|others)$/),
    },
    'proposal.lock': {
      perform: (fixture) =>
        main(fixture)
          .getByLabel(/^Keep when others/)
          .first()
          .click(),
    },
    'proposal.accept': {
      when: { event: { style: 'Grand' } },
      perform: (fixture) => press(fixture, /^Use the/),
    },
    'proposal.cancel': { when: isUnread, perform: (fixture) => press(fixture, 'Back to my shows') },
  },
  answers: {
    proposeShows: {
      whole: answering(isAnsweredBy.whole),
      thin: answering(isAnsweredBy.thin),
      impossible: answering(isAnsweredBy.impossible),
      lost: { when: { areGoodsRead: false }, perform: ({ held }) => held.lose('products') },
    },
  },
})
