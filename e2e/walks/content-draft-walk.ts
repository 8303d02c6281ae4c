import type { Page } from '@playwright/test'
import { PATHS } from '#contract/paths.ts'
import { contentDraftModel } from '#machines/content-draft/content-draft.model.ts'
import type { Start } from '#statecharts/walk/walk.ts'
import {
  draftAnswers,
  draftChoices,
  type DraftEnvironment,
  draftStarts,
  openDraft,
  type Typed,
  urlOf,
} from '#tests/walks/workflows/content-draft.ts'
import type { Fixture } from './fixture.ts'
import { type BrowserStep, defineWalk } from './walk.ts'

type DraftStep = BrowserStep<DraftEnvironment>

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const pressing = (name: string | RegExp): DraftStep => ({
  perform: ({ page }) => button(page, name).click(),
})

/** An editor who has logged in before opens the entry. */
const opening = (start: Start<DraftEnvironment>) => ({
  ...start,
  perform: async (fixture: Fixture) => {
    const { context, held, page, shop } = fixture
    const { editor, entry } = await openDraft(fixture, start)
    const cookies = [...editor.cookies].map(([name, value]) => ({ name, value, url: shop.url }))
    await context.addCookies(cookies)
    await held.hold('saveContentDraft', 'publishContent', 'restoreContent', 'discardContentDraft')
    await page.goto(`${PATHS.staffContent}?${new URLSearchParams({ ...entry })}`)
  },
})

const typing = (typed: Typed): DraftStep => ({
  next: { typed },
  perform: ({ page }) => page.getByLabel('Url', { exact: true }).fill(urlOf(typed)),
})

export const contentDraftWalk = defineWalk({
  model: contentDraftModel,
  customer: null,
  starts: draftStarts.map(opening),
  events: {
    'draft.edit': [typing('valid'), typing('invalid'), typing('tooLarge')],
    'draft.save': pressing('Save draft'),
    'draft.publish': pressing('Publish'),
    'draft.undo': pressing(/^Undo( again)?$/),
    'draft.takeTheirs': { ...draftChoices.takeTheirs, ...pressing('Take theirs') },
    'draft.keepMine': { ...draftChoices.keepMine, ...pressing('Keep mine') },
    'draft.discard': {
      perform: async ({ page }) => {
        await button(page, 'Discard draft').click()
        await button(page, 'Discard').click()
      },
    },
    'draft.leave': { perform: ({ page }) => page.getByRole('banner').getByRole('link').first().click() },
    'draft.stay': pressing('Stay'),
    'draft.drop': pressing('Leave without saving'),
  },
  answers: draftAnswers,
})
