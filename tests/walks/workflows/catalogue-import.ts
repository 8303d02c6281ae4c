import type { SnapshotFrom } from 'xstate'
import type { catalogueImportMachine } from '#machines/staff/catalogue-import/catalogue-import.machine.ts'
import type { createChosenFile } from '#src/services/documents/document-upload.ts'
import { isIn, type Walk } from '#statecharts/walk/walk.ts'
import type { openImports } from '#tests/support/product-import.ts'
import type { Gate } from '#tests/walks/gated-connection.ts'
import type { Fixture } from '#tests/walks/service-fixture.ts'
import { answered, lost } from '#tests/walks/workflow-fixture.ts'

/** What the file says of the product of the path. */
export type Chosen = 'changing' | 'unchanged' | 'unreadable'
export type ImportEnvironment = {
  readonly chosen: Chosen
  /** the product has what the file says */
  readonly isMade: boolean
  /** the import that is to be undone is the last one, and not undone */
  readonly isLast: boolean
}
type Desk = Awaited<ReturnType<typeof openImports>>
export interface ImportFixture extends Fixture {
  readonly held: Gate
  readonly hold: ReturnType<typeof createChosenFile>['hold']
  readonly desk: Desk
  /** of the path; the second one is for the imports of a colleague */
  readonly products: readonly { readonly id: number; readonly model: string }[]
  readonly snapshot: () => SnapshotFrom<typeof catalogueImportMachine>
  /** real ids of imports by those of the samples */
  readonly imports: Map<unknown, string>
}

export const importStart = {
  input: 'desk',
  environment: { chosen: 'unchanged', isMade: false, isLast: false },
} as const

const newIds = () => ({ checkId: crypto.randomUUID(), requestId: crypto.randomUUID() })

let made = 0
function textOf(chosen: Chosen, { products: [product] }: ImportFixture): string {
  switch (chosen) {
    case 'changing':
      return `model,stock\n${product?.model},${5_000 + ++made}\n`
    case 'unchanged':
      return `model,stock\n${product?.model},\n`
    case 'unreadable':
      return 'name\nComet\n'
  }
}

/** An import of a colleague, which is the last one from then on. */
async function colleagueImports({ desk, products: [, other] }: ImportFixture): Promise<string> {
  const seen = await desk.dryRun(`model,stock\n${other?.model},+1\n`, desk.colleague)
  await desk.apply(seen, {}, desk.colleague)
  return seen.id
}

const choosing = (chosen: Chosen) => ({
  when: (_: object, __: unknown, event: object) => sizeOf(event) < 1_000_000,
  next: { chosen, isMade: false },
  perform: (fixture: ImportFixture) => ({
    type: 'file.chosen',
    file: fixture.hold(new File([textOf(chosen, fixture)], `${chosen}.csv`)),
    ids: newIds(),
  }),
})
const sizeOf = (event: object): number => {
  const file: unknown = Reflect.get(event, 'file')
  return typeof file === 'object' && file !== null ? Number(Reflect.get(file, 'size')) : 0
}

export const importEvents: Walk<ImportFixture, ImportEnvironment>['events'] = {
  'file.chosen': [
    ...(['changing', 'unchanged', 'unreadable'] as const).map(choosing),
    { when: (_, __, event) => sizeOf(event) > 1_000_000 },
  ],
  'names.allow': { perform: (_, __, sample) => ({ ...sample, ids: newIds() }) },
  'check.renew': { perform: (_, __, sample) => ({ ...sample, ids: newIds() }) },
  'undo.confirm': {
    next: (environment, _, to) =>
      isIn(to.value, 'undoingAgain') ? environment : { ...environment, isLast: true },
    perform: async (fixture, _, sample) => {
      const { snapshot, imports } = fixture
      const name: unknown = Reflect.get(sample, 'importId')
      const asked = isIn(snapshot().value, 'undoLost') ? snapshot().context.undo?.importId : undefined
      const known = imports.get(name)
      const importId = known === asked && known !== undefined ? known : await colleagueImports(fixture)
      imports.set(name, importId)
      return { ...sample, importId, requestId: crypto.randomUUID() }
    },
  },
}

/** A customer buys a case of the product after the report. */
const move = async ({ desk, products: [product] }: ImportFixture): Promise<void> => {
  if (product) await desk.setStock(product.id, (await desk.stockOf(product.id)) + 1)
}
const refused = (call: 'applyProductImport' | 'undoProductImport') => ({
  perform: ({ held }: ImportFixture) => held.decide(call, 403),
})

export const importAnswers: Walk<ImportFixture, ImportEnvironment>['answers'] = {
  checkImport: {
    read: { when: { chosen: 'changing', isMade: false }, ...answered('checkProductImport') },
    unchanged: [
      { when: { chosen: 'unchanged' }, ...answered('checkProductImport') },
      { when: { chosen: 'changing', isMade: true }, ...answered('checkProductImport') },
    ],
    unreadable: { when: { chosen: 'unreadable' }, ...answered('checkProductImport') },
    lost: lost('checkProductImport'),
  },
  applyImport: {
    applied: { next: { isMade: true, isLast: false }, ...answered('applyProductImport') },
    moved: answered('applyProductImport', move),
    forbidden: refused('applyProductImport'),
    lost: lost('applyProductImport'),
  },
  undoImport: {
    undone: { when: { isLast: true }, next: { isLast: false }, ...answered('undoProductImport') },
    overtaken: { next: { isLast: false }, ...answered('undoProductImport', colleagueImports) },
    forbidden: refused('undoProductImport'),
    lost: lost('undoProductImport'),
  },
}
