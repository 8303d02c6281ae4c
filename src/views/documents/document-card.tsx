import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import {
  type CustomerDocument,
  customerDocumentCalls,
  type DocumentKind,
  type DocumentsOfKind,
  type DocumentWithdrawal,
} from '#contract/documents/customer-documents.ts'
import { joinedErrors } from '#contract/platform/failure.ts'
import { outdateCustomerDocuments } from '#src/services/documents/customer-document-queries.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { DocumentLink } from '#src/views/platform/components/document-link.tsx'
import * as css from './documents.css.ts'
import { KIND_TITLES, lastDayText, sentText, sizeText, standingText, stateText } from './standing-text.ts'
import { UploadForm } from './upload-form.tsx'
import type { CreateUpload } from './use-document-upload.ts'

export const withdrawalForm: FormDefinition<DocumentWithdrawal> = {
  send: sendAs(customerDocumentCalls.withdrawDocument),
  successText: () => 'The document is withdrawn.',
  onAccepted: (_, { queries }) => void outdateCustomerDocuments(queries),
}

export type WithdrawalActor = FormActor<DocumentWithdrawal>

export interface DocumentCardProps {
  kind: DocumentKind
  of: DocumentsOfKind
  form: WithdrawalActor
  createUpload: CreateUpload
}

/** What is on file of one kind, and the way to send another one. */
export function DocumentCard({
  kind,
  of: { standing, documents, types },
  form,
  createUpload,
}: DocumentCardProps) {
  const { badge, tone, text } = standingText(kind, standing)
  const title = `${kind}-title`
  return (
    <Card as="section" className={css.card} aria-labelledby={title}>
      <div className={css.head}>
        <h2 id={title} className={css.heading} tabIndex={-1}>
          {KIND_TITLES[kind]}
        </h2>
        <Badge tone={tone}>{badge}</Badge>
      </div>
      <p className={css.standing}>{text}</p>
      {documents.length > 0 && (
        <ul className={css.list} aria-label={`${KIND_TITLES[kind]}: sent`}>
          {documents.map((each) => (
            <SentDocument key={each.id} document={each} form={form} />
          ))}
        </ul>
      )}
      <UploadForm kind={kind} types={types} createUpload={createUpload} />
    </Card>
  )
}

interface SentDocumentProps {
  document: CustomerDocument
  form: WithdrawalActor
}

function SentDocument({ document, form }: SentDocumentProps) {
  const { label, name, state, expires_on, reason, uploaded_at, bytes, href } = document
  const shown = stateText(document)
  return (
    <li className={css.row}>
      <div className={css.rowText}>
        <span className={css.rowName}>
          {label} <Badge tone={shown.tone}>{shown.label}</Badge>
        </span>
        <span className={css.meta}>
          {name}, {sizeText(bytes)}, sent {sentText(uploaded_at)}
          {expires_on !== null && `, last day ${lastDayText(expires_on)}`}
        </span>
        {state === 'refused' && <span>{reason}</span>}
      </div>
      <div className={css.rowActions}>
        {href !== null && (
          <span className={css.download}>
            <DocumentLink document={{ href, sheet: null, exceedsBoth: false }}>
              Download<VisuallyHidden> {name}</VisuallyHidden>
            </DocumentLink>
          </span>
        )}
        {state === 'review' && <Withdraw document={document} form={form} />}
      </div>
    </li>
  )
}

function Withdraw({ document: { id, name }, form }: { document: CustomerDocument; form: WithdrawalActor }) {
  const [asks, setAsks] = useState(false)
  const { isPending, isAccepted, refusal } = useFormActor(form)
  const isUnreachable = useSelector(form, (snapshot) => snapshot.hasTag('unreachable'))
  const offline = useOffline()
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asks) question.current?.focus()
  }, [asks])
  if (!asks)
    return (
      <Button size="sm" tone="quiet" onClick={() => setAsks(true)}>
        Withdraw<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    )
  const withdraw = () => {
    if (isAccepted) form.send({ type: 'form.edit' })
    form.send({ type: 'form.submit', request: { id } })
  }
  return (
    <div ref={question} className={css.question} role="group" tabIndex={-1} aria-label={`Withdraw ${name}?`}>
      {refusal !== null && (
        <Notice tone="danger" role="alert">
          {isUnreachable ? 'No answer came. Please try again.' : joinedErrors(refusal)}
        </Notice>
      )}
      <span>The file is deleted.</span>
      <Button size="sm" tone="danger" busy={isPending} blockedReason={offline} onClick={withdraw}>
        Withdraw
      </Button>
      <Button size="sm" tone="quiet" onClick={() => setAsks(false)}>
        Keep
      </Button>
    </div>
  )
}
