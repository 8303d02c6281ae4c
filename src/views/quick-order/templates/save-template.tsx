import { useId, useState } from 'react'
import { MESSAGES } from '#contract/platform/messages.ts'
import {
  MAX_TEMPLATE_NAME,
  type Template,
  templateCalls,
  type TemplateSave,
} from '#contract/quick-order/templates.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { outdateTemplates } from '#src/services/platform/outdated-lists.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useOpening } from '#src/ui/overlay/use-opening.ts'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { type FormActor, useFormActor, useWhenAccepted } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'

export const templateForm: FormDefinition<TemplateSave> = {
  send: sendAs(templateCalls.saveTemplate),
  successText: () => 'The template is saved.',
  onAccepted: (_, { queries }) => void outdateTemplates(queries),
}

export type TemplateFormActor = FormActor<TemplateSave>

/** Where the lines of a template come from. */
type TemplateContent = Pick<TemplateSave, 'source' | 'lines'>

interface SaveTemplateProps {
  readonly form: TemplateFormActor
  readonly content: TemplateContent
  /** proposed as its name */
  readonly name?: string
}

/** Saves lines as a template, under a name that is asked for. */
export function SaveTemplate({ form, content, name = '' }: SaveTemplateProps) {
  const { isOpen, wasOpen, open, close } = useOpening()
  return (
    <>
      <Button tone="outline" onClick={open}>
        Save as template
      </Button>
      {wasOpen && isOpen && (
        <NameTemplate form={form} content={content} name={name} title="Save as template" onClose={close} />
      )}
    </>
  )
}

interface NameTemplateProps extends Omit<SaveTemplateProps, 'content'> {
  readonly content?: TemplateContent
  readonly title: string
  /** renamed instead of saved anew */
  readonly template?: Template
  readonly onClose: () => void
}

/** Asks for the name of a template. */
export function NameTemplate({ form, content, name = '', title, template, onClose }: NameTemplateProps) {
  const [typed, setTyped] = useState(name.slice(0, MAX_TEMPLATE_NAME))
  const [isTried, setTried] = useState(false)
  const { isPending } = useFormActor(form)
  const offline = useOffline()
  const formId = useId()
  useWhenAccepted(form, onClose)
  const wanted = typed.trim()
  const save = () => {
    setTried(true)
    if (wanted === '') return
    form.send({ type: 'form.edit' })
    const rest = { ...(template && { id: template.id }), ...content }
    form.send({ type: 'form.submit', request: { name: wanted, ...rest } })
  }
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button tone="primary" type="submit" form={formId} busy={isPending} blockedReason={offline}>
        Save
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} footer={footer}>
      <Form id={formId} onSubmit={save}>
        <TextField
          label="Name of the template"
          hint="Templates are under Carts, to be ordered again."
          data-autofocus
          maxLength={MAX_TEMPLATE_NAME}
          value={typed}
          error={isTried && wanted === '' ? MESSAGES.required : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  )
}
