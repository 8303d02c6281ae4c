import { showEditorModel } from '#machines/show-editor/show-editor.model.ts'
import type { Fixture } from './fixture.ts'
import { editorAnswers, releasing, showIn } from './show-editor-answers.ts'
import { editorEdits } from './show-editor-edits.ts'
import { type EditorStep, followHand, opening, READY } from './show-editor-environment.ts'
import { defineWalk } from './walk.ts'

const press = ({ page }: Fixture, name: string) => page.getByRole('button', { name, exact: true }).click()

const lost = { perform: releasing('deny') } satisfies EditorStep
const asked = {
  perform: (fixture: Fixture) =>
    fixture.page.evaluate((id) => {
      const channel = new BroadcastChannel('shows')
      channel.postMessage(id)
      channel.close()
    }, showIn(fixture)),
} satisfies EditorStep
/** Products and lock come in any order. */
const early = { goods: ['unread', 'read'] } as const

const choosing = (theirs: 'same' | 'more', name: string): EditorStep => ({
  when: { hand: 'asked' },
  next: { theirs },
  perform: (fixture) => press(fixture, name),
})
const retrying: readonly EditorStep[] = [
  { when: { at: ['unkept', 'refused'] }, perform: (fixture) => press(fixture, 'Try again') },
  { when: { at: 'keptHere' }, perform: (fixture) => press(fixture, 'Try again now') },
]

export const showEditorWalk = defineWalk({
  model: showEditorModel,
  customer: 'silver',
  // by changes while the longest time is waited for
  ignorableTransitions: [
    'showEditor.change.steady|show.rename|0',
    'showEditor.keeping.settling.waiting|doc.changed|0',
  ],
  ready: READY,
  follow: followHand,
  starts: [
    opening('opened', { owner: 'account', isNew: false }),
    opening('fresh', { owner: 'account', isNew: true }),
    opening('visitor', { owner: 'visitor', isNew: true }),
    opening('offered', { owner: 'offered', isNew: true }),
  ],
  events: {
    ...editorEdits,
    'conflict.takeMine': choosing('more', 'Take this version'),
    'conflict.takeTheirs': choosing('same', 'Take the other version'),
    'conflict.keepBoth': choosing('same', 'Keep both as two shows'),
    'network.returned': {
      when: early,
      perform: ({ page }) => page.evaluate(() => void dispatchEvent(new Event('online'))),
    },
    'page.hidden': {
      perform: ({ page }) => page.evaluate(() => void dispatchEvent(new Event('pagehide'))),
    },
    'keep.retry': retrying,
    'account.use': {
      when: { owner: 'offered' },
      next: { owner: 'account' },
      perform: (fixture) => press(fixture, 'Store on my account'),
    },
    'hold.claimed': {
      when: { ...early, event: { show: null } },
      next: { isTaking: false },
      perform: releasing('claim'),
    },
    'hold.refused': { when: { isTaking: false }, perform: releasing('deny') },
    'hold.asked': [asked, { when: { hand: 'dragging' }, ...asked }],
    'hold.lost': [
      lost,
      {
        when: { hand: 'dragging' },
        perform: async (fixture) => {
          await lost.perform(fixture)
          await fixture.page.mouse.up()
        },
      },
    ],
    'hold.take': {
      when: { at: 'resting' },
      next: { isTaking: true },
      perform: (fixture) => press(fixture, 'Edit here'),
    },
    'goods.reload': [
      {
        when: { at: 'goodsUnreachable', goods: ['unread', 'removed'] },
        perform: (fixture) => press(fixture, 'Retry'),
      },
      { when: { at: 'goodsKnown', goods: 'back' }, next: { goods: 'read' }, isAutomatic: true },
    ],
  },
  answers: editorAnswers,
})
