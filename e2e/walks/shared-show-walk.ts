import { sharedShowPath } from '#contract/show-paths.ts'
import { sharedShowModel } from '#machines/shared-show/shared-show.model.ts'
import { tokenIn } from '#tests/server/shows/stored-shows.ts'
import { readSharedShow, shareShow } from '#tests/walks/workflows/shared-shows.ts'
import { type BrowserStep, defineWalk } from './walk.ts'

/** Whether the browser keeps what the page stores. */
type Environment = { readonly isKeeping: boolean }

/** A browser that keeps nothing once `denied` is set, as one whose storage is full. */
function deniableDatabase(): void {
  // read with the database as `this`
  // oxlint-disable-next-line typescript/unbound-method
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: Parameters<typeof begin>) {
    if (Reflect.get(globalThis, 'denied') === true) throw new DOMException('full', 'QuotaExceededError')
    return begin.apply(this, args)
  }
}

const copying = (isKeeping: boolean): BrowserStep<Environment> => ({
  next: { isKeeping },
  perform: async ({ page }) => {
    await page.evaluate((isDenied) => Reflect.set(globalThis, 'denied', isDenied), !isKeeping)
    await page.getByRole('button', { name: 'Use this show' }).click()
  },
})

export const sharedShowWalk = defineWalk({
  model: sharedShowModel,
  customer: 'silver',
  starts: [
    {
      input: 'link',
      environment: { isKeeping: true },
      perform: async (fixture) => {
        const token = tokenIn(await shareShow(fixture))
        await fixture.context.addInitScript(deniableDatabase)
        await fixture.held.hold('viewShow')
        await fixture.page.goto(sharedShowPath(token))
      },
    },
  ],
  events: {
    'show.copy': [copying(true), copying(false)],
    'view.retry': {
      perform: ({ page }) =>
        page
          .getByRole('main')
          .getByRole('button', { name: /^(Try again|Retry)$/ })
          .click(),
    },
  },
  answers: {
    readSharedShow,
    copyShow: {
      copied: { when: { isKeeping: true }, isAutomatic: true, endsPath: true },
      unkept: { when: { isKeeping: false }, isAutomatic: true },
    },
  },
})
