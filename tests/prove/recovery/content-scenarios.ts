import { codeOf, makeEditor } from '#tests/support/editor.ts'
import { load, type PageAction, type Scenarios, type TestUser } from './scenario.ts'

const button = ({ page }: TestUser, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const says = (text: string) => (user: TestUser) => user.page.getByRole('status').getByText(text)
const press = (name: string) => (user: TestUser) => button(user, name).click()

/** Staff edit a new page that is not saved yet. */
async function edit(user: TestUser): Promise<void> {
  const { db, page } = user
  const editor = await makeEditor(db)
  await load(user, '/staff/content?screen=entries')
  await page.getByLabel('E-mail').fill(editor.email)
  await page.getByLabel('Password', { exact: true }).fill(editor.password)
  await page.getByLabel('One-time code').fill(codeOf(editor))
  await press('Log in')(user)
  await page.getByLabel('Path or name of a new entry').fill(`/pages/${editor.email.split('@')[0]}`)
  await press('Begin')(user)
  await page.getByLabel('Title', { exact: true }).fill('A page that is lost on its way')
}
async function save(user: TestUser): Promise<void> {
  await edit(user)
  await press('Save draft')(user)
  await isSaved(user).waitFor()
}
async function publish(user: TestUser): Promise<void> {
  await save(user)
  await press('Publish')(user)
  await isPublished(user).waitFor()
}
const isSaved = says('Saved as a draft.')
const isPublished = says('Published. Visitors see it now.')

const pressing =
  (...names: readonly string[]) =>
  (user: TestUser): readonly PageAction[] =>
    names.map((name) => ({ at: button(user, name).and(user.page.locator(':not([aria-disabled="true"])')) }))

/** The published text, taken over by an editor who got no answer to the publication. */
const taken = says('No unsaved changes.')

export const contentScenarios: Scenarios = {
  'contentDraft.saving/saveDraft': {
    customer: null,
    arrange: edit,
    begin: press('Save draft'),
    happy: isSaved,
    actions: pressing('Save draft'),
  },
  'contentDraft.publishing/publishDraft': {
    customer: null,
    arrange: save,
    begin: press('Publish'),
    happy: (user) => isPublished(user).or(taken(user)),
    actions: pressing('Take theirs', 'Publish', 'Save draft'),
  },
  'contentDraft.discarding/discardDraft': {
    customer: null,
    arrange: save,
    begin: async (user) => {
      await press('Discard draft')(user)
      await user.page
        .getByRole('dialog')
        .getByRole('button', { name: /discard/i })
        .click()
    },
    happy: says('The draft is discarded.'),
    actions: (user) => [
      { at: user.page.getByRole('dialog').getByRole('button', { name: 'Discard' }) },
      ...pressing('Discard draft')(user),
    ],
  },
  'contentDraft.undoing/undoPublication': {
    customer: null,
    arrange: publish,
    begin: press('Undo'),
    happy: says('Undone. Visitors see what they saw before.'),
    actions: pressing('Undo again', 'Undo'),
  },
}
