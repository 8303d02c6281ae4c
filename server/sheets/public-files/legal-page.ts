import type { StoredBlock } from '#contract/content/content-blocks.ts'
import type { ProjectId } from '#contract/platform/constants.ts'
import { centralTime } from '#server/platform/central-time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, jsonb, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** The text of a published page. */
export interface LegalPage {
  readonly title: string
  readonly markdown: string
  /** `YYYY-MM-DD` of its last change */
  readonly date: string
}

const selectPage = statement({
  name: 'legal-page',
  sql: `select e.body->>'title' as title, e.body->'blocks' as blocks, (select max(r.at) from revisions r
     where r.project_id = e.project_id and r.kind = e.kind and r.key = e.key) as at
   from entries e where e.project_id = :projectId and e.kind = 'page' and e.key = :path`,
  params: { projectId: int4, path: text },
  row: {
    title: nullable(text),
    blocks: nullable(jsonb<readonly StoredBlock[]>()),
    at: nullable(timestamptz),
  },
})

/** The texts and the questions of a page of a storefront; null: it has none. */
export async function readLegalPage(db: Db, projectId: ProjectId, path: string): Promise<LegalPage | null> {
  const [page] = await selectPage(db, { projectId, path })
  const markdown = (page?.blocks ?? []).flatMap(markdownOf).join('\n\n')
  if (!page || markdown === '') return null
  return { title: page.title ?? '', markdown, date: centralTime(page.at ?? new Date(0)).day }
}

function markdownOf(block: StoredBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text]
    case 'questions':
      return block.questions.map(({ question, answer }) => `## ${question}\n\n${answer}`)
    default:
      return []
  }
}
