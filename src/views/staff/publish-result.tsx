import type { EntryProblem, PublishAnswer } from '#contract/content/content-editing.ts'
import { KIND_TEXTS } from '#contract/content/content-texts.ts'
import { isRefusal, type StaffFailure } from '#contract/staff/staff-failure.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { fieldName } from './schema-form/field-name.ts'
import { causeText, staffFailureText } from './staff-failure-text.ts'

interface PublishResultProps {
  answer: PublishAnswer | null
  failure: StaffFailure | null
}

/** What became of a publication, with each problem under the name of its entry. */
export function PublishResult({ answer, failure }: PublishResultProps) {
  if (failure) return <Failed failure={failure} />
  switch (answer?.kind) {
    case 'published':
      return (
        <Notice tone="success" role="status" heading={answer.text}>
          {answer.warnings.length > 0 && <Problems problems={answer.warnings} />}
        </Notice>
      )
    case 'changed':
      return (
        <Notice tone="danger" role="alert" heading="Nothing was published">
          <ul>
            {answer.changes.map(({ kind, key, text }) => (
              <li key={`${kind} ${key}`}>
                {KIND_TEXTS[kind].name} {key}: {text}
              </li>
            ))}
          </ul>
        </Notice>
      )
    case 'invalid':
      return (
        <Notice tone="danger" role="alert" heading="Nothing was published">
          <Problems problems={answer.problems} />
        </Notice>
      )
    default:
      return null
  }
}

const Failed = ({ failure }: { failure: StaffFailure }) =>
  isRefusal(failure) ? (
    <Notice tone="danger" role="alert" heading="Nothing was published">
      {staffFailureText(failure)}
    </Notice>
  ) : (
    <Notice tone="danger" role="alert" heading="The drafts may or may not be published">
      {causeText(failure)} The list below shows those that are left.
    </Notice>
  )

const Problems = ({ problems }: { problems: readonly EntryProblem[] }) => (
  <ul>
    {problems.map(({ kind, key, field, text }) => (
      <li key={`${kind} ${key} ${field} ${text}`}>
        {KIND_TEXTS[kind].name} {key}, {fieldName(kind, null, field)}: {text}
      </li>
    ))}
  </ul>
)
