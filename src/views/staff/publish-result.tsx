import type { EntryProblem, PublishAnswer } from '#contract/content-editing.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'

interface PublishResultProps {
  result: PublishAnswer | null
  /** no answer came */
  hasFailed: boolean
}

/** What became of a publication, with each problem under the name of its entry. */
export function PublishResult({ result, hasFailed }: PublishResultProps) {
  if (hasFailed)
    return (
      <Notice tone="danger" role="alert" heading="The shop did not answer">
        The drafts may or may not be published: the list below shows those that are left.
      </Notice>
    )
  switch (result?.kind) {
    case 'published':
      return (
        <Notice tone="success" role="status" heading={result.text}>
          {result.warnings.length > 0 && <Problems problems={result.warnings} />}
        </Notice>
      )
    case 'changed':
      return (
        <Notice tone="danger" role="alert" heading="Nothing was published">
          <ul>
            {result.changes.map(({ kind, key, text }) => (
              <li key={`${kind} ${key}`}>
                {kind} {key}: {text}
              </li>
            ))}
          </ul>
        </Notice>
      )
    case 'invalid':
      return (
        <Notice tone="danger" role="alert" heading="Nothing was published">
          <Problems problems={result.problems} />
        </Notice>
      )
    default:
      return null
  }
}

const Problems = ({ problems }: { problems: readonly EntryProblem[] }) => (
  <ul>
    {problems.map(({ kind, key, field, text }) => (
      <li key={`${kind} ${key} ${field} ${text}`}>
        {kind} {key}, {field}: {text}
      </li>
    ))}
  </ul>
)
