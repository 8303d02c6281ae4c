import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { LONGEST_ALT, type ProductPhoto } from '#contract/staff/staff-photos.ts'
import { Button } from '#src/ui/action/button.tsx'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { LossDialog } from '#src/views/platform/components/loss-dialog.tsx'
import * as mediaCss from '#src/views/staff/media.css.ts'
import * as css from './product-photos.css.ts'

/** Saves the photos as they are to be; `done` tells it when they are, and the result is whether they are. */
export type Arrange = (next: readonly ProductPhoto[], done: string) => Promise<boolean>

interface PhotoListProps {
  photos: readonly ProductPhoto[]
  productName: string
  arrange: Arrange
  isPending: boolean
  offline: string | undefined
}

type Direction = 'earlier' | 'later'

/** The photos in their order, each with what can be done to it. */
export function PhotoList({ photos, productName, arrange, isPending, offline }: PhotoListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [removed, setRemoved] = useState<ProductPhoto | null>(null)
  const isBlocked = isPending || offline !== undefined
  const move = useMoves(list, photos, arrange)
  const focus = useFocusFallback(
    () => null,
    () => list.current?.querySelector('button'),
  )
  const remove = async () => {
    setRemoved(null)
    if (removed)
      await arrange(
        photos.filter((each) => each !== removed),
        `${removed.name} is removed.`,
      )
  }
  return (
    <>
      <ul ref={list} className={mediaCss.grid} {...focus}>
        {photos.map((photo, index) => (
          <li key={photo.sha256} className={mediaCss.item}>
            <img
              src={photo.image_url}
              alt={photo.alt || photo.name}
              loading="lazy"
              width={300}
              height={300}
              className={css.picture}
            />
            <div className={css.head}>
              <span className={css.name}>
                {index + 1}. {photo.name}
              </span>
              {index === 0 && <Badge>Picture of the product</Badge>}
            </div>
            <div className={css.actions}>
              {(['earlier', 'later'] as const).map((direction) => {
                const isAtEnd = index === (direction === 'earlier' ? 0 : photos.length - 1)
                return (
                  <IconButton
                    key={direction}
                    data-move={`${photo.sha256} ${direction}`}
                    icon={direction === 'earlier' ? 'chevronLeft' : 'chevronRight'}
                    label={`Move ${photo.name} ${direction}`}
                    aria-disabled={isAtEnd || isBlocked}
                    onClick={() => !isAtEnd && !isBlocked && void move(index, direction)}
                  />
                )
              })}
              <IconButton
                icon="trash"
                label={`Remove ${photo.name}`}
                aria-disabled={isBlocked}
                onClick={() => !isBlocked && setRemoved(photo)}
              />
            </div>
            <AltForm
              photo={photo}
              offline={offline}
              isPending={isPending}
              onSave={(alt) =>
                void arrange(photos.with(index, { ...photo, alt }), `The text of ${photo.name} is saved.`)
              }
            />
          </li>
        ))}
      </ul>
      <LossDialog
        open={removed !== null}
        title="Remove this photo?"
        text={`${removed?.name ?? 'It'} is no longer shown with ${productName}. To have it back, upload it again.`}
        yes="Remove"
        no="Keep it"
        onYes={() => void remove()}
        onNo={() => setRemoved(null)}
      />
    </>
  )
}

/** Moves a photo by one place; the pressed button keeps the focus at its new place. */
function useMoves(
  list: RefObject<HTMLUListElement | null>,
  photos: readonly ProductPhoto[],
  arrange: Arrange,
) {
  const pressed = useRef<{ readonly sha256: string; readonly to: number; readonly button: string } | null>(
    null,
  )
  useLayoutEffect(() => {
    const move = pressed.current
    if (move === null || photos[move.to]?.sha256 !== move.sha256) return
    list.current?.querySelector<HTMLElement>(`[data-move="${move.button}"]`)?.focus()
    pressed.current = null
  }, [photos, list])
  return async (index: number, direction: Direction): Promise<void> => {
    const photo = photos[index]
    const to = index + (direction === 'earlier' ? -1 : 1)
    if (!photo) return
    pressed.current = { sha256: photo.sha256, to, button: `${photo.sha256} ${direction}` }
    const next = photos.toSpliced(index, 1).toSpliced(to, 0, photo)
    const isMoved = await arrange(next, `${photo.name} is now photo ${to + 1} of ${photos.length}.`)
    if (!isMoved) pressed.current = null
  }
}

interface AltFormProps {
  photo: ProductPhoto
  offline: string | undefined
  isPending: boolean
  onSave: (alt: string) => void
}

function AltForm({ photo: { name, alt }, offline, isPending, onSave }: AltFormProps) {
  const [text, setText] = useState(alt)
  const isSame = text.trim() === alt
  return (
    <Form onSubmit={() => !isPending && onSave(text.trim())}>
      <TextField
        label={`Alternative text of ${name}`}
        hint="What it shows, for people who do not see it. Empty: the name of the product."
        required={false}
        maxLength={LONGEST_ALT}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {!isSame && (
        <Button type="submit" size="sm" tone="secondary" busy={isPending} blockedReason={offline}>
          Save text
        </Button>
      )}
    </Form>
  )
}
