import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { Content } from '#machines/staff/content-draft/content-draft.types.ts'
import * as css from './content-changes.css.ts'
import { contentChanges, contentText } from './schema-form/content-changes.ts'

interface ContentChangesProps {
  kind: ContentKind
  /** null: the entry is not there */
  before: Content
  after: Content
  /** what the two are called */
  names?: readonly [string, string]
}

const BEFORE_AND_AFTER = ['Before', 'After'] as const

/** The fields of an entry that differ, each with both values. */
export function ContentChanges({ kind, before, after, names = BEFORE_AND_AFTER }: ContentChangesProps) {
  if (before === null && after === null) return <p>The entry is removed in both.</p>
  if (before === null || after === null)
    return (
      <Change
        field="The whole entry"
        before={before && contentText(kind, before)}
        after={after && contentText(kind, after)}
        names={names}
      />
    )
  const changes = contentChanges(kind, before, after)
  if (changes.length === 0) return <p>All fields are the same.</p>
  return (
    <ul className={css.changes}>
      {changes.map((change) => (
        <li key={change.field}>
          <Change {...change} names={names} />
        </li>
      ))}
    </ul>
  )
}

interface ChangeProps extends Required<Pick<ContentChangesProps, 'names'>> {
  field: string
  before: string | null
  after: string | null
}

const Change = ({ field, before, after, names }: ChangeProps) => (
  <>
    <strong>{field}</strong>
    <dl className={css.pair}>
      <Value name={names[0]} text={before} className={css.before} />
      <Value name={names[1]} text={after} className={css.after} />
    </dl>
  </>
)

const Value = ({ name, text, className }: { name: string; text: string | null; className: string }) => (
  <div className={className}>
    <dt className={css.name}>{name}</dt>
    <dd className={css.text}>{text === null ? <em>not there</em> : text || <em>empty</em>}</dd>
  </div>
)
