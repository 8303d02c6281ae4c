import { NEW_SHOW_PATH, SHOW_PATHS, sharedShowPath, showPath } from '#contract/content/show-paths.ts'
import { fill } from '#tests/prove/rig/fill-cart.ts'
import { cueOf, share, showOf, store } from '#tests/server/shows/stored-shows.ts'
import { pathsOf } from '#tests/support/call-paths.ts'
import { load, type PageAction, type Scenarios, type TestUser } from './scenario.ts'

const NAME = 'Lake finale'

const main = ({ page }: TestUser) => page.getByRole('main')
const dialog = ({ page }: TestUser) => page.getByRole('dialog')
const nameField = ({ page }: TestUser) => page.getByRole('textbox', { name: 'Name of the show' })
const saved = ({ page }: TestUser) => page.locator('[data-keeping="saved"]').first()
const cue = ({ page, product }: TestUser) => page.getByRole('gridcell', { name: `Cue 1, ${product.name}` })
const inDialog =
  (...names: readonly (RegExp | string)[]) =>
  (user: TestUser): readonly PageAction[] =>
    names.map((name) => ({
      at: dialog(user)
        .getByRole('button', { name })
        .and(user.page.locator(':not([aria-busy="true"]):not([aria-disabled="true"])')),
    }))

/** A show of one product on the account, which this browser has never seen. */
const stored = ({ shopper, product }: TestUser) =>
  store(shopper, showOf(1, { name: NAME, cues: [cueOf(0, { products_id: product.id })] }))

async function openList(user: TestUser): Promise<void> {
  await stored(user)
  await load(user, SHOW_PATHS.builder)
  await openLink(user).waitFor()
}
const openLink = (user: TestUser) => main(user).getByRole('link', { name: `Open ${NAME}` })
const pressing = (name: RegExp | string) => (user: TestUser) =>
  main(user).getByRole('button', { name }).click()
const button =
  (name: RegExp | string) =>
  (user: TestUser): readonly PageAction[] => [{ at: main(user).getByRole('button', { name }) }]

async function openEditor(user: TestUser): Promise<void> {
  await load(user, showPath(await stored(user)))
  await saved(user).waitFor()
  await cue(user).waitFor()
}

async function reviewCases(user: TestUser): Promise<void> {
  await openEditor(user)
  await user.page.getByRole('button', { name: /^Add show to cart/ }).click()
  await dialog(user)
    .getByRole('button', { name: /^Review/ })
    .click()
  await dialog(user)
    .getByRole('button', { name: /^Add \d/ })
    .waitFor()
}

/** Opens the link of a show in its editor, and waits for what can be pressed there. */
const openSharing = (id: (user: TestUser) => Promise<string>, button: string) => async (user: TestUser) => {
  await load(user, showPath(await id(user)))
  await saved(user).waitFor()
  await shareButton(user).click()
  await dialog(user).getByRole('button', { name: button }).waitFor()
}
const shareButton = ({ page }: TestUser) => page.getByRole('button', { name: 'Share', exact: true })
const shared = async ({ shopper }: TestUser) => (await share(shopper)).id
/** The copy is older than the show. */
async function sharedEarlier(user: TestUser): Promise<string> {
  const id = await shared(user)
  await user.db.updateTable('show_shares').set({ from_revision: 0 }).execute()
  return id
}
const pressingInDialog = (name: string) => (user: TestUser) =>
  dialog(user).getByRole('button', { name }).click()

/** The link is shown, and the copy is as new as the show. */
const isUpdated = (user: TestUser) =>
  dialog(user)
    .filter({ hasNot: user.page.getByRole('button', { name: 'Update' }) })
    .getByRole('button', { name: 'Take the link back' })

export const showScenarios: Scenarios = {
  'showBuilder.reading/readShows': {
    arrange: stored,
    begin: (user) => load(user, SHOW_PATHS.builder),
    happy: openLink,
  },
  'showBuilder.opening/readShow': {
    begin: async (user) => load(user, showPath(await stored(user))),
    happy: nameField,
  },
  'showBuilder.importing/importShow': {
    only: pathsOf(['showProducts']),
    arrange: async (user) => {
      await fill(user.shopper, [user.product])
      await load(user, SHOW_PATHS.builder)
      await main(user)
        .getByRole('button', { name: /^From my cart/ })
        .waitFor()
    },
    begin: pressing(/^From my cart/),
    happy: nameField,
    actions: button(/^From my cart/),
  },
  'showBuilder.duplicating/readShow': {
    arrange: openList,
    begin: pressing(`Duplicate ${NAME}`),
    happy: nameField,
    actions: button(`Duplicate ${NAME}`),
  },
  'showBuilder.removing/removeShow': {
    arrange: openList,
    begin: pressing(`Remove ${NAME}`),
    happy: (user) => main(user).getByText('1 removed show'),
    actions: button(`Remove ${NAME}`),
  },
  'showEditor.keeping.sending/sendShow': {
    arrange: openEditor,
    begin: async (user) => {
      await nameField(user).fill('Renamed')
      await nameField(user).press('Enter')
    },
    happy: saved,
  },
  'showEditor.goods.readingGoods/readGoods': {
    begin: async (user) => load(user, showPath(await stored(user))),
    happy: cue,
  },
  'showProposal.proposing/proposeShows': {
    arrange: async (user) => {
      await load(user, NEW_SHOW_PATH)
      await main(user).getByRole('button', { name: 'Propose shows' }).waitFor()
    },
    begin: pressing('Propose shows'),
    happy: (user) =>
      main(user)
        .getByRole('button', { name: /^Use this show/ })
        .first(),
    actions: button('Try again'),
  },
  'showPurchase.adding/addShowLines': {
    arrange: reviewCases,
    begin: (user) =>
      dialog(user)
        .getByRole('button', { name: /^Add \d/ })
        .click(),
    happy: (user) => dialog(user).getByText('1 case in your cart'),
    actions: inDialog('Ask again', /^Add \d/),
  },
  'showSharing.asking/readShare': {
    arrange: openEditor,
    begin: (user) => shareButton(user).click(),
    happy: (user) => dialog(user).getByRole('button', { name: 'Make a link' }),
    actions: inDialog('Retry'),
  },
  'showSharing.publishing/publishShow': {
    arrange: openSharing(stored, 'Make a link'),
    begin: pressingInDialog('Make a link'),
    happy: (user) => dialog(user).getByRole('button', { name: 'Take the link back' }),
    actions: inDialog('Retry', 'Make a link'),
  },
  'showSharing.updating/publishShow': {
    arrange: openSharing(sharedEarlier, 'Update'),
    begin: pressingInDialog('Update'),
    happy: isUpdated,
    actions: inDialog('Retry', 'Update'),
  },
  'showSharing.revoking/revokeShare': {
    arrange: openSharing(shared, 'Take the link back'),
    begin: pressingInDialog('Take the link back'),
    happy: (user) => dialog(user).getByRole('button', { name: 'Make a link' }),
    actions: inDialog('Retry', 'Take the link back'),
  },
  'sharedShow.reading/readSharedShow': {
    begin: async (user) => load(user, sharedShowPath((await share(user.shopper)).token)),
    happy: (user) => main(user).getByRole('button', { name: 'Use this show' }),
  },
}
