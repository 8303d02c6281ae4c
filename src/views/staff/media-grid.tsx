import { useRef } from 'react'
import type { MediaItem } from '#contract/content/content-media.ts'
import { mediaQuery } from '#src/services/staff/staff-queries.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useShop } from '#src/views/platform/shop-context.ts'
import { LoadingRows } from './loading-rows.tsx'
import { momentText } from './moment.ts'
import * as css from './media.css.ts'
import { PictureChanges } from './picture-changes.tsx'
import { useStaffQuery } from './use-staff-query.ts'

/** The uploaded pictures, the newest first; with `onChoose` each can be chosen. */
export function MediaGrid({ onChoose }: { onChoose?: (item: MediaItem) => void }) {
  const { call } = useShop()
  const media = useStaffQuery(mediaQuery(call))
  const grid = useRef<HTMLUListElement>(null)
  const focus = useFocusFallback(
    () => null,
    () => grid.current?.querySelector('summary'),
  )
  if (media.isPending) return <LoadingRows />
  if (media.isLoadingError)
    return <ErrorState title="Could not load the pictures." onRetry={() => void media.refetch()} />
  if (media.data.length === 0)
    return <EmptyState title="There are no pictures yet.">Upload the first one above.</EmptyState>
  return (
    <ul ref={grid} className={css.grid} {...focus}>
      {media.data.map((item) => (
        <li key={item.src} className={css.item}>
          <Picture item={item} />
          {!onChoose && <PictureChanges item={item} />}
          {onChoose && (
            <Button
              size="sm"
              tone="outline"
              aria-label={`Choose ${item.alt || item.src}`}
              onClick={() => onChoose(item)}
            >
              Choose
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Picture({ item }: { item: MediaItem }) {
  const { src, width, height, alt, bytes, at, staff } = item
  return (
    <>
      <img src={src} alt={alt} loading="lazy" width={width} height={height} className={css.picture} />
      <Stack gap={8}>
        <span>{alt || 'No alternative text'}</span>
        <span className={css.facts}>
          {width} × {height}, {Math.ceil(bytes / 1024)} KB, {momentText(at)}
          {staff === null ? '' : `, ${staff}`}
        </span>
        <code className={css.address}>{src}</code>
      </Stack>
    </>
  )
}
