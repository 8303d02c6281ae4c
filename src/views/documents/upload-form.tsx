import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DocumentKind, DocumentsOfKind } from '#contract/documents/customer-documents.ts'
import { documentFormValues } from '#contract/documents/document-form.ts'
import { joinedErrors } from '#contract/platform/failure.ts'
import type { ChosenFile, DeclineReason } from '#machines/documents/document-upload/document-upload.types.ts'
import { outdateCustomerDocuments } from '#src/services/documents/customer-document-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useFocusOnSwap } from '#src/ui/focus/use-focus-on-swap.ts'
import { Form } from '#src/ui/form/form.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { fieldRow } from '#src/ui/layout/layout.css.ts'
import { useForm } from '#src/views/platform/form/use-form.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import * as css from './documents.css.ts'
import { DocumentFiles, OtherFile } from './document-files.tsx'
import { sizeText } from './standing-text.ts'
import { type CreateUpload, type DocumentUpload, useDocumentUpload } from './use-document-upload.ts'

const DECLINED: Readonly<Record<DeclineReason, string>> = {
  tooLarge: 'is larger than 10 MB. Send a smaller scan or photo.',
  wrongType: 'is no PDF, JPEG or PNG. Save it as one of them, or take a photo of it.',
  unreadable: 'cannot be read any more. Choose it again.',
}

const LABELS = { type: 'What it is', expires_on: 'Last day' } as const
const NOTHING_ENTERED = { type: '', expires_on: '' }

export interface UploadFormProps {
  kind: DocumentKind
  types: DocumentsOfKind['types']
  createUpload: CreateUpload
}

/** Chooses a file, asks what it is, and sends it. */
export function UploadForm({ kind, types, createUpload }: UploadFormProps) {
  const upload = useDocumentUpload(kind, createUpload)
  const queries = useQueryClient()
  const { snapshot } = upload
  const { file, stored, declined } = snapshot.context
  const step = stepOf(upload)
  const ref = useFocusOnSwap<HTMLDivElement>(step)
  useEffect(() => {
    if (stored) void outdateCustomerDocuments(queries)
  }, [stored, queries])
  return (
    <div ref={ref} className={css.upload}>
      {declined && (
        <Notice tone="danger" role="alert">
          {file?.name} {DECLINED[declined]}
        </Notice>
      )}
      {stored && (
        <Notice tone="success" role="status">
          We have {stored.name}. We will e-mail you once it is reviewed.
        </Notice>
      )}
      {step === 'choose' && (
        <DocumentFiles kind={kind} busy={snapshot.matches('checking')} onFile={upload.choose} />
      )}
      {step === 'fill' && file && <Details kind={kind} file={file} types={types} upload={upload} />}
      {step === 'unconfirmed' && file && <Unconfirmed file={file} upload={upload} />}
    </div>
  )
}

function stepOf({ snapshot }: DocumentUpload): 'choose' | 'fill' | 'unconfirmed' {
  if (snapshot.matches('unconfirmed')) return 'unconfirmed'
  return snapshot.hasTag('blocksLeaving') ? 'fill' : 'choose'
}

interface StepProps {
  file: ChosenFile
  upload: DocumentUpload
}

const FileActions = ({ kind, upload }: { kind: DocumentKind; upload: DocumentUpload }) => (
  <span className={css.rowActions}>
    <OtherFile kind={kind} onFile={upload.choose} />
    <Button size="sm" tone="quiet" onClick={upload.remove}>
      Remove
    </Button>
  </span>
)

function Details({ kind, file, types, upload }: StepProps & Omit<UploadFormProps, 'createUpload'>) {
  const offline = useOffline()
  const { today } = useShop()
  const { snapshot } = upload
  const isSending = snapshot.matches('sending')
  const { errors } = snapshot.context
  const { handleSubmit, field } = useForm({
    schema: documentFormValues(today()),
    labels: LABELS,
    // the cards of both kinds may be filled in at once
    idPrefix: `${kind}-`,
    initial: NOTHING_ENTERED,
    // its notice is about the file
    refusal: null,
    submit: upload.send,
  })
  return (
    <Form onSubmit={handleSubmit}>
      <div className={css.file}>
        <span className={css.fileName} tabIndex={-1}>
          {file.name} <span className={css.meta}>{sizeText(file.size)}</span>
        </span>
        {!isSending && <FileActions kind={kind} upload={upload} />}
      </div>
      {errors.length > 0 && (
        <Notice tone="danger" role="alert">
          {joinedErrors(errors)}
        </Notice>
      )}
      <div className={fieldRow}>
        <SelectField {...field('type')} disabled={isSending}>
          <option value="">Choose</option>
          {types.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('expires_on')}
          type="date"
          optional
          hint="As it stands on the document."
          min={today()}
          disabled={isSending}
        />
      </div>
      {isSending && <progress className={css.progress} aria-label={`Sending ${file.name}`} />}
      <div>
        <Button tone="primary" type="submit" busy={isSending} blockedReason={offline}>
          Send document
        </Button>
      </div>
    </Form>
  )
}

function Unconfirmed({ file, upload }: StepProps) {
  const offline = useOffline()
  return (
    <Notice
      tone="warn"
      role="alert"
      heading={`We do not know whether ${file.name} arrived`}
      headingLevel="h3"
      actions={
        <>
          <Button tone="primary" blockedReason={offline} onClick={upload.resend}>
            Send it again
          </Button>
          <Button tone="quiet" onClick={upload.remove}>
            Do not send it
          </Button>
        </>
      }
    >
      No answer came from the shop. Sent again, it is stored once.
    </Notice>
  )
}
