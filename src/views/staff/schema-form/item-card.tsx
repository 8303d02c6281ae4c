import { type ReactNode, useId } from 'react'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { SectionButton } from './form-section.tsx'
import { useProblemCount } from './problems.ts'
import * as css from './schema-form.css.ts'
import { summaryOf } from './summary-of.ts'

interface ItemCardProps {
  itemKey: number
  name: string
  value: unknown
  path: string
  /** whether it was opened or closed; null: neither */
  chosen: boolean | null
  isFirst: boolean
  isLast: boolean
  onToggle: (isOpen: boolean) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  children: ReactNode
}

/** One item of a list, closed to its name and what it is about. */
export function ItemCard(props: ItemCardProps) {
  const { itemKey, name, value, path, chosen, isFirst, isLast, onToggle, onMove, onRemove, children } = props
  const id = useId()
  const problems = useProblemCount(path)
  const isOpen = chosen ?? problems > 0
  return (
    <div className={css.section}>
      <div className={css.itemHead}>
        <SectionButton
          {...{ id, isOpen, problems }}
          title={name}
          summary={summaryOf(value)}
          focusName={`${itemKey} title`}
          onToggle={() => onToggle(!isOpen)}
        />
        <div className={css.itemTools}>
          <IconButton
            icon="chevronUp"
            label={`Move ${name} up`}
            data-focus={`${itemKey} up`}
            aria-disabled={isFirst || undefined}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevronDown"
            label={`Move ${name} down`}
            data-focus={`${itemKey} down`}
            aria-disabled={isLast || undefined}
            onClick={() => onMove(1)}
          />
          <IconButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
        </div>
      </div>
      {isOpen && (
        <div id={id} className={css.sectionBody}>
          {children}
        </div>
      )}
    </div>
  )
}
