import { isIn } from '#machines/is-in.ts'
import { ShowBuilderDriver } from '#e2e/pages/show-builder.driver.ts'
import type { Fixture } from './fixture.ts'
import { pressOption } from './picture-panel.ts'
import { type EditorStep, isUnchanged } from './show-editor-environment.ts'

const details = ({ page }: Fixture) => page.getByRole('complementary', { name: 'Details' })
const firstCue = ({ page }: Fixture) => page.getByRole('gridcell', { name: /^Cue 1, / })
const pressIn = async (fixture: Fixture, tab: 'Cue' | 'Site', name: RegExp | string) => {
  if (tab === 'Cue') await firstCue(fixture).click({ position: { x: 6, y: 6 } })
  await details(fixture).getByRole('tab', { name: tab, exact: true }).click()
  await details(fixture).getByRole('button', { name, exact: true }).first().click()
}
const cue = (name: RegExp | string): EditorStep => ({ perform: (fixture) => pressIn(fixture, 'Cue', name) })
const site = (name: RegExp | string): EditorStep => ({ perform: (fixture) => pressIn(fixture, 'Site', name) })

/** Another name, so that the show has changed. */
export async function rename({ page }: Fixture): Promise<void> {
  const name = page.getByRole('textbox', { name: 'Name of the show' })
  await name.fill(`Show ${crypto.randomUUID().slice(0, 8)}`)
  await name.press('Enter')
}

const undo = ({ page }: Fixture) => page.keyboard.press('Control+z')

/** Where the first cue is held. */
async function gripOf(fixture: Fixture): Promise<[x: number, y: number]> {
  const box = await firstCue(fixture).boundingBox()
  if (!box) throw new Error('the first cue is not shown')
  return [box.x + 6, box.y + box.height / 2]
}

/** Moves the first cue, and does not let it go. */
async function lift(fixture: Fixture): Promise<void> {
  const { page } = fixture
  const [x, y] = await gripOf(fixture)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 15, y, { steps: 3 })
}

export const editorEdits: Readonly<Record<string, EditorStep | readonly EditorStep[]>> = {
  'cue.add': cue('Duplicate'),
  'cue.place': cue('Increase: First effect at'),
  'cue.alter': cue('Increase: Devices'),
  'cue.remove': [
    cue('Remove'),
    // before anything is known of its product
    {
      ...cue('Remove'),
      when: {
        goods: 'unread',
        at: 'goodsUnreachable',
        also: (_, at) => isUnchanged(at) && isIn(at.value, 'kept'),
      },
      next: { goods: 'removed' },
    },
  ],
  'cues.import': {
    perform: ({ page }) => new ShowBuilderDriver(page).add(0),
  },
  'position.add': {
    when: (_, at) => isUnchanged(at),
    ...site('Add a position'),
  },
  'position.alter': site(/^Increase: Angle of Place 1$/),
  'position.remove': { when: (_, at) => isUnchanged(at), ...site(/^Remove position Place 9/) },
  'site.alter': site('Increase: Distance to spectators'),
  'show.rename': { perform: rename },
  'music.alter': {
    when: (_, at) => isUnchanged(at),
    perform: (fixture) => pressOption(fixture, 'Remove music'),
  },
  'onHand.alter': {
    when: { goods: 'read' },
    perform: async ({ page }) => {
      await page.getByRole('button', { name: /\d cases?$/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Buy this show' })
      await dialog
        .getByRole('button', { name: /^Increase: I already have/ })
        .first()
        .click()
      await dialog.getByRole('button', { name: 'Close' }).click()
    },
  },
  'show.revise': {
    when: (_, at) => isUnchanged(at),
    perform: ({ page }) => page.getByRole('button', { name: 'Place all', exact: true }).click(),
  },
  'edit.undo': [
    { perform: undo },
    { when: { hand: 'asked' }, perform: undo },
    { when: { goods: 'partly' }, next: { goods: 'back' }, perform: undo },
  ],
  'edit.redo': { perform: ({ page }) => page.keyboard.press('Control+y') },
  'drag.begin': { when: { at: 'kept' }, perform: lift },
  'drag.drop': { when: { hand: 'dragging' }, perform: ({ page }) => page.mouse.up() },
  'drag.cancel': {
    when: { hand: 'dragging' },
    // dropped where it was
    perform: async (fixture) => {
      await fixture.page.mouse.move(...(await gripOf(fixture)))
      await fixture.page.mouse.up()
    },
  },
}
