import { expect } from '#e2e/expect.ts'
import type { KeptShow, ShowEditorContext } from '#machines/show-editor/show-editor.types.ts'
import { isIn } from '#machines/is-in.ts'
import { QUICK } from '#e2e/quick-poll.ts'
import { answerConflict, type ShowFixture, sendShowAnswers } from '#tests/walks/workflows/show-editor.ts'
import type { Fixture } from './fixture.ts'
import { type ReleasedDevice, shelvedInPage } from './show-device.ts'
import { rename } from './show-editor-edits.ts'
import type { EditorEnvironment, EditorStep } from './show-editor-environment.ts'

export const showIn = ({ page }: Fixture) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

type Release = 'claim' | 'deny' | 'keep' | 'fail'

/** What the browser says now. */
export const releasing =
  (release: Release) =>
  async ({ page }: Fixture) => {
    const releaseNow = () =>
      page.evaluate((what) => {
        const { writes, ...lock } = Reflect.get(globalThis, 'deviceOfTest') as ReleasedDevice
        if (what === 'claim' || what === 'deny') {
          lock[what]()
          return true
        }
        const write = writes.shift()
        write?.(what === 'keep')
        return write !== undefined
      }, release)
    await expect.poll(releaseNow, { message: `the browser can ${release}`, ...QUICK }).toBe(true)
  }

/** Answers of the walk with services need what the actor knows: here the device knows it. */
const knowing = (perform: (fixture: ShowFixture) => Promise<unknown>) => async (fixture: Fixture) => {
  const row = (await fixture.page.evaluate(shelvedInPage, showIn(fixture))) as KeptShow
  // the answers read only what is kept
  return perform({ ...fixture, context: () => row as ShowEditorContext })
}
const conflicting = (theirs: EditorEnvironment['theirs']): EditorStep => ({
  // what has changed since it was stored differs from theirs, and nothing clashes with what the server knows
  when: theirs === 'same' ? { at: 'current' } : { isNew: true },
  next: { theirs },
  perform: knowing(answerConflict(theirs)),
})
const { saved, removed, tooMany, tooManyRequests, lost: unsent } = sendShowAnswers
/** Something between browser and server answers instead of it. */
const instead = (status: number): EditorStep => ({
  next: status === 404 ? { owner: 'visitor' } : {},
  perform: async ({ held }) => {
    const route = await held.next('saveShow')
    await route.fulfill({ status, json: { success: false, errors: ['No.'] } })
  },
})

const merging = (theirs: 'same' | 'more' | 'clash'): EditorStep => ({
  when: { theirs },
  next: theirs === 'clash' ? {} : { isNew: false, theirs: 'same' },
  isAutomatic: true,
})
const goodsRead: EditorStep = { perform: ({ held }) => held.answer('showProducts') }

/** So long that the first change has waited the longest, and none of them is the last one for long. */
async function changeOn(fixture: Fixture): Promise<void> {
  for (let passed = 0; passed < 4_900; passed += 700) {
    await fixture.page.clock.fastForward(700)
    await rename(fixture)
  }
  await fixture.page.clock.fastForward(700)
}

type Answers = Readonly<Record<string, Readonly<Record<string, EditorStep | readonly EditorStep[]>>>>

export const editorAnswers: Answers = {
  storeShow: {
    stored: { perform: releasing('keep') },
    memory: { perform: releasing('fail') },
  },
  sendShow: {
    saved: { next: { isNew: false }, perform: knowing(saved.perform) },
    conflict: (['same', 'more', 'clash'] as const).map(conflicting),
    removed: { perform: knowing(removed.perform) },
    tooMany: { when: { isNew: true }, perform: knowing(tooMany.perform) },
    tooManyRequests: { perform: knowing(tooManyRequests.perform) },
    lost: { perform: unsent.perform },
    unknown: instead(404),
    tooLarge: instead(413),
  },
  mergeShow: { theirs: merging('same'), merged: merging('more'), conflict: merging('clash') },
  awaitLimit: {
    passed: {
      when: (_, at) =>
        at.context.past.length > 0 && at.context.future.length === 0 && isIn(at.value, 'steady'),
      perform: changeOn,
    },
  },
  readGoods: {
    read: [
      { when: { goods: 'unread' }, next: { goods: 'read' }, ...goodsRead },
      { when: { goods: 'removed' }, next: { goods: 'partly' }, ...goodsRead },
      goodsRead,
    ],
    lost: { when: { goods: 'unread' }, perform: ({ held }) => held.lose('showProducts') },
  },
}
