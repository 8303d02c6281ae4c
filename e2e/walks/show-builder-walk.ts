import type { Page } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import type { AnyMachineSnapshot } from 'xstate'
import { NEW_SHOW_PATH, SHOW_PATHS, showPath } from '#contract/show-paths.ts'
import { isIn } from '#machines/is-in.ts'
import { showBuilderModel } from '#machines/show-builder/show-builder.model.ts'
import { QUICK } from '#e2e/quick-poll.ts'
import { fillCart } from '#tests/walks/workflows/show-builder.ts'
import type { Fixture } from './fixture.ts'
import {
  type BuilderEnvironment,
  type BuilderStep,
  main,
  press,
  showBuilderAnswers,
} from './show-builder-answers.ts'
import { defineWalk } from './walk.ts'

/** Goes to an address inside the app, as Back does. */
const visit = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const opening = (path: BuilderEnvironment['path'], addressOf: () => string) => ({
  environment: {
    path,
    hasCards: false,
    isOnDevice: false,
    isRestoring: false,
    source: 'cart' as const,
  },
  perform: async (fixture: Fixture) => {
    await fillCart(fixture, true)
    await fixture.held.hold('selectShows', 'selectShow', 'removeShow', 'showProducts')
    await fixture.page.goto(addressOf())
    // a page that is rendered again before its first commit begins with another actor
    if (path === 'new') await main(fixture).getByRole('button', { name: 'Propose shows' }).waitFor()
    else await expect.poll(() => fixture.held.count, QUICK).toBe(1)
  },
})

const removing = (isRestoring: boolean, name: string): BuilderStep => ({
  when: { hasCards: true },
  next: { isRestoring },
  perform: async (fixture) => {
    const summary = main(fixture).getByText(/removed show/)
    const button = main(fixture).getByRole('button', { name, exact: true }).first()
    if (isRestoring && !(await button.isVisible())) await summary.click()
    await button.click()
  },
})

export const showBuilderWalk = defineWalk({
  model: showBuilderModel,
  customer: 'silver',
  starts: [
    { input: 'list', ...opening('list', () => SHOW_PATHS.builder) },
    { input: 'proposal', ...opening('new', () => NEW_SHOW_PATH) },
    { input: 'show', ...opening('show', () => showPath(crypto.randomUUID())) },
  ],
  follow: (environment, { value }) => ({
    ...environment,
    path: isIn(value, 'editing') ? 'show' : environment.path,
  }),
  events: {
    'show.create': { perform: (fixture) => press(fixture, /^Empty show/) },
    'show.open': [
      {
        when: (_, at, event) => !isOpen(at, event),
        next: { path: 'show', isOnDevice: false },
        perform: ({ page }) => visit(page, showPath(crypto.randomUUID())),
      },
      {
        when: (_, at, event) => isOpen(at, event),
        perform: async ({ page }) => {
          const address = () => page.evaluate(() => location.pathname)
          // the address follows the machine
          await expect.poll(address, QUICK).toMatch(/\/[\da-f-]{36}\/?$/)
          return visit(page, `${await address()}/`)
        },
      },
    ],
    'show.duplicate': [
      {
        when: { hasCards: true, not: { at: 'editing' } },
        next: { isOnDevice: false },
        perform: (fixture) => press(fixture, 'Duplicate Stored'),
      },
      {
        when: { at: 'editing' },
        next: { isOnDevice: true },
        perform: async ({ page }) => {
          await page.getByRole('button', { name: 'More', exact: true }).click()
          await page.getByRole('button', { name: 'Duplicate', exact: true }).click()
        },
      },
    ],
    'show.remove': removing(false, 'Remove Stored'),
    'show.restore': removing(true, 'Restore Stored'),
    'show.import': [
      {
        when: (_, __, event) => kindIn(event) === 'cart',
        next: { source: 'cart' },
        perform: (fixture) => press(fixture, /^From my cart/),
      },
      {
        when: (_, __, event) => kindIn(event) === 'code',
        next: { source: 'code' },
        perform: async (fixture) => {
          await press(fixture, /^From a link or a file/)
          await fixture.page.getByLabel('Link of a show').fill('no show')
          await fixture.page.getByRole('button', { name: 'Make a show' }).click()
        },
      },
    ],
    'proposal.start': {
      when: { not: { path: 'new' } },
      next: { path: 'new' },
      perform: ({ page }) => visit(page, NEW_SHOW_PATH),
    },
    'editor.close': {
      when: (environment, { value }) =>
        environment.path !== 'list' && !(isIn(value, 'importing') && environment.source === 'code'),
      next: { path: 'list' },
      perform: ({ page }) => visit(page, SHOW_PATHS.builder),
    },
    'list.reload': { perform: (fixture) => press(fixture, 'Retry') },
  },
  answers: showBuilderAnswers,
})

const isOpen = ({ value, context }: AnyMachineSnapshot, event: object): boolean =>
  isIn(value, 'editing') && context.opened.show.id === Reflect.get(event, 'id')

const kindIn = (event: object): string => String(Reflect.get(Reflect.get(event, 'source') as object, 'kind'))
