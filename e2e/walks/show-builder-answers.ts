import { addShows, hasShows } from '#tests/walks/workflows/show-builder.ts'
import type { Fixture } from './fixture.ts'
import type { BrowserStep } from './walk.ts'

export type BuilderEnvironment = {
  readonly path: 'list' | 'new' | 'show'
  /** the list has a show and a removed one of the account, which the device has not */
  readonly hasCards: boolean
  /** the device has the show that is read */
  readonly isOnDevice: boolean
  readonly isRestoring: boolean
  readonly source: 'cart' | 'code'
}
export type BuilderStep = BrowserStep<BuilderEnvironment>

export const main = ({ page }: Fixture) => page.getByRole('main')
export const press = (fixture: Fixture, name: RegExp | string) =>
  main(fixture).getByRole('button', { name, exact: true }).first().click()

/** The id of the show that is asked for, and what lets the request go on. */
async function asked({ held }: Fixture) {
  const route = await held.next('selectShow')
  return { id: new URL(route.request().url()).pathname.split('/').at(-1) ?? '', route }
}

const found: BuilderStep = {
  next: { hasCards: false },
  perform: async (fixture) => {
    const { id, route } = await asked(fixture)
    await addShows(fixture, [{ id }])
    await route.continue()
  },
}

/** So many that none can be restored. */
async function answerFull(fixture: Fixture): Promise<void> {
  await addShows(
    fixture,
    Array.from({ length: 100 }, () => ({ id: crypto.randomUUID() })),
  )
  await fixture.held.answerWhenDone('removeShow')
}

type Answers = Readonly<Record<string, Readonly<Record<string, BuilderStep>>>>

export const showBuilderAnswers: Answers = {
  readShows: {
    read: {
      next: { hasCards: true },
      perform: async (fixture) => {
        const route = await fixture.held.next('selectShows')
        await hasShows(fixture, [{ id: crypto.randomUUID() }, { id: crypto.randomUUID(), isRemoved: true }])
        await route.continue()
      },
    },
    away: { next: { hasCards: false }, perform: ({ held }) => held.lose('selectShows') },
  },
  readShow: {
    found,
    missing: {
      when: { isOnDevice: false },
      next: { hasCards: false },
      perform: async (fixture) => {
        const { route } = await asked(fixture)
        await hasShows(fixture, [])
        await route.continue()
      },
    },
    lost: { when: { isOnDevice: false }, perform: ({ held }) => held.lose('selectShow') },
  },
  importShow: {
    imported: { when: { source: 'cart' }, perform: ({ held }) => held.answer('showProducts') },
    lost: { when: { source: 'cart' }, perform: ({ held }) => held.lose('showProducts') },
    unreadable: { when: { source: 'code' }, isAutomatic: true },
  },
  removeShow: {
    removed: { perform: ({ held }) => held.answer('removeShow') },
    refused: { when: { isRestoring: true }, perform: answerFull },
    lost: { perform: ({ held }) => held.lose('removeShow') },
  },
  showProposal: {
    accepted: {
      perform: async (fixture) => {
        await press(fixture, 'Propose shows')
        await press(fixture, /^Use the/)
      },
    },
    canceled: { next: { path: 'list' }, perform: (fixture) => press(fixture, 'Back to my shows') },
  },
}
