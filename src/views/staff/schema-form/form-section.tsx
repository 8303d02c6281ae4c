import { counted } from '#contract/platform/format-count.ts'
import { type ReactNode, useId, useState } from 'react'
import { Badge } from '#src/ui/display/badge.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useProblemCount } from './problems.ts'
import * as css from './schema-form.css.ts'

interface FormSectionProps {
  title: string
  /** of what is in it, for those who leave it closed */
  summary: string
  path: string
  isOpenFirst?: boolean
  children: ReactNode
}

/** A part of a form that opens to its fields, by itself where one of them has a problem. */
export function FormSection({ title, summary, path, isOpenFirst = false, children }: FormSectionProps) {
  const id = useId()
  const problems = useProblemCount(path)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? (isOpenFirst || problems > 0)
  return (
    <section className={css.section} aria-label={title}>
      <SectionButton {...{ id, isOpen, title, summary, problems }} onToggle={() => setChosen(!isOpen)} />
      {isOpen && (
        <div id={id} className={css.sectionBody}>
          {children}
        </div>
      )}
    </section>
  )
}

interface SectionButtonProps extends Pick<FormSectionProps, 'title' | 'summary'> {
  /** of what it opens */
  id: string
  isOpen: boolean
  problems: number
  /** by which the list that it stands in finds it */
  focusName?: string
  onToggle: () => void
}

export const SectionButton = (props: SectionButtonProps) => {
  const { id, isOpen, title, summary, problems, focusName, onToggle } = props
  return (
    <button
      type="button"
      className={css.sectionButton}
      data-focus={focusName}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={onToggle}
    >
      <span className={css.mark}>
        <Icon name="chevronDown" size="sm" />
      </span>
      <strong className={css.sectionTitle}>{title}</strong>
      <span className={css.summary}>{summary}</span>
      {problems > 0 && <Badge tone="danger">{counted(problems, 'problem')}</Badge>}
    </button>
  )
}
