import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaItem } from '#contract/content/content-media.ts'
import { changeAlt, removePicture } from '#src/services/staff/staff-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { Disclosure } from '#src/ui/overlay/disclosure.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { staffFailureText } from './staff-failure-text.ts'
import { useStaffCall } from './use-staff-call.ts'

/** Changes the alternative text of a picture, or removes it while nothing shows it. */
export function PictureChanges({ item }: { item: MediaItem }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={
        <span>
          Change<VisuallyHidden> {nameOf(item)}</VisuallyHidden>
        </span>
      }
    >
      {isOpen && <ChangeForm item={item} />}
    </Disclosure>
  )
}

const nameOf = ({ alt, src }: MediaItem): string => alt || src

function ChangeForm({ item }: { item: MediaItem }) {
  const { src, alt } = item
  const { call } = useShop()
  const [text, setText] = useState(alt)
  const offline = useOffline()
  const { change, isPending, problem } = usePictureChange()
  const save = async () => {
    const { success } = await changeAlt(call, src, text.trim())
    return success ? null : 'This picture was removed meanwhile.'
  }
  const remove = async () => {
    const answer = await removePicture(call, src)
    return answer.kind === 'used' ? answer.text : null
  }
  return (
    <Form onSubmit={() => void change(save)}>
      <Stack gap={12}>
        {problem !== null && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <TextField
          label={`Alternative text of ${nameOf(item)}`}
          hint="For entries that choose the picture from now on."
          optional
          maxLength={300}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Cluster>
          <Button
            type="submit"
            size="sm"
            tone="secondary"
            busy={isPending}
            blockedReason={offline ?? (text.trim() === alt ? 'The text is as before.' : null)}
          >
            Save
          </Button>
          <Button
            size="sm"
            tone="outline"
            busy={isPending}
            blockedReason={offline}
            onClick={() => void change(remove)}
          >
            Remove
          </Button>
        </Cluster>
      </Stack>
    </Form>
  )
}

function usePictureChange() {
  const queries = useQueryClient()
  const { run, isPending, answer, failure } = useStaffCall<string | null>()
  const change = (send: () => Promise<string | null>) =>
    run(async () => {
      const problem = await send()
      await queries.invalidateQueries({ queryKey: ['staff', 'media'] })
      return problem
    })
  return { change, isPending, problem: failure ? staffFailureText(failure) : answer }
}
