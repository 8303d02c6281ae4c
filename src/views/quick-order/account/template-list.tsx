import { counted } from '#contract/platform/format-count.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quickOrderPath } from '#contract/content/paths.ts'
import { type Template, type TemplateRemoval, templateCalls } from '#contract/quick-order/templates.ts'
import { templatesQuery } from '#src/services/quick-order/template-query.ts'
import { outdateTemplates } from '#src/services/platform/outdated-lists.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { Button } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Card } from '#src/ui/display/card.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { useFocusOfMode } from '#src/ui/focus/use-focus-of-mode.ts'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { momentText } from '#src/views/platform/date-text.ts'
import { NameTemplate, type TemplateFormActor } from '#src/views/quick-order/templates/save-template.tsx'
import * as css from '#src/views/cart/account/carts.css.ts'

export const templateRemovalForm: FormDefinition<TemplateRemoval> = {
  send: sendAs(templateCalls.removeTemplate),
  successText: () => 'The template is deleted.',
  onAccepted: (_, { queries }) => void outdateTemplates(queries),
}

export interface TemplateForms {
  readonly form: TemplateFormActor
  readonly removal: FormActor<TemplateRemoval>
}

/** The templates of the customer, each of which opens as a quick order. */
export function TemplateList({ form, removal }: TemplateForms) {
  const query = useQuery(templatesQuery(useQueryScope()))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  const [renamed, setRenamed] = useState<Template | null>(null)
  // a deleted template takes its controls with it
  const focus = useFocusFallback(
    () => document.getElementById('templates-title'),
    () => document.querySelector<HTMLElement>('main h1'),
  )
  if (query.isLoadingError)
    return (
      <ErrorState
        title="Your templates could not be loaded."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  if (query.data === undefined) return showsSkeleton && <Loading />
  return (
    <section aria-labelledby="templates-title" className={css.list} {...focus}>
      <h2 id="templates-title" className={css.name} tabIndex={-1}>
        Templates
      </h2>
      {query.data.length === 0 ? (
        <EmptyState title="No templates." titleLevel="h3">
          The lines of an order or a quick order can be saved as a template and ordered again.
        </EmptyState>
      ) : (
        <ul className={css.list}>
          {query.data.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              removal={removal}
              onRename={() => setRenamed(template)}
            />
          ))}
        </ul>
      )}
      {renamed !== null && (
        <NameTemplate
          form={form}
          name={renamed.name}
          template={renamed}
          title="Rename the template"
          onClose={() => setRenamed(null)}
        />
      )}
    </section>
  )
}

interface TemplateCardProps extends Pick<TemplateForms, 'removal'> {
  readonly template: Template
  readonly onRename: () => void
}

function TemplateCard({ template, removal, onRename }: TemplateCardProps) {
  const { id, name, line_count, item_count, date_used } = template
  const [isDeleting, setDeleting] = useState(false)
  const ref = useFocusOfMode<HTMLDivElement>(isDeleting ? 'deleting' : 'actions')
  return (
    <li>
      <Card className={css.cart} ref={ref}>
        <h3 className={css.name} tabIndex={-1} data-focus="actions">
          {name}
        </h3>
        <p className={css.note}>
          {counted(line_count, 'product')}, {counted(item_count, 'case')}
          {date_used !== null && ` · last used ${momentText(date_used)}`}
        </p>
        {isDeleting ? (
          <Deleting template={template} removal={removal} onKeep={() => setDeleting(false)} />
        ) : (
          <Cluster>
            <Link to={quickOrderPath({ kind: 'template', id })} className={buttonStyle({})}>
              Order<VisuallyHidden> {name}</VisuallyHidden>
            </Link>
            <Button tone="outline" aria-label={`Rename ${name}`} onClick={onRename}>
              Rename
            </Button>
            <Button tone="outline" aria-label={`Delete ${name}`} onClick={() => setDeleting(true)}>
              Delete
            </Button>
          </Cluster>
        )}
      </Card>
    </li>
  )
}

interface DeletingProps extends Pick<TemplateCardProps, 'template' | 'removal'> {
  readonly onKeep: () => void
}

function Deleting({ template: { id, name }, removal, onKeep }: DeletingProps) {
  const { isPending } = useFormActor(removal)
  const offline = useOffline()
  const remove = () => {
    removal.send({ type: 'form.edit' })
    removal.send({ type: 'form.submit', request: { id } })
  }
  return (
    <Cluster>
      <span tabIndex={-1} data-focus="deleting">
        Delete “{name}”?
      </span>
      <Button tone="danger" busy={isPending} blockedReason={offline} onClick={remove}>
        Delete
      </Button>
      <Button onClick={onKeep}>Keep</Button>
    </Cluster>
  )
}

function Loading() {
  return (
    <SkeletonGroup label="Loading templates" className={css.list}>
      <Skeleton className={css.skeleton} />
      <Skeleton className={css.skeleton} />
    </SkeletonGroup>
  )
}
