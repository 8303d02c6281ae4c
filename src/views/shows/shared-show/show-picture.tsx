import { useMemo } from 'react'
import type { PublicShow } from '#contract/shows/shows.ts'
import { posterMoment } from '#pyro/paint/poster.ts'
import { ShowSky } from '#src/views/shows/show-builder/sky/show-sky.tsx'
import { type CreatePlayback, usePlayback } from '#src/views/shows/show-builder/sky/use-playback.ts'

interface ShowPictureProps {
  readonly shown: PublicShow
  readonly createPlayback: CreatePlayback
}

/** The show from the crowd, paused until it is played: at first on the frame of the picture that its link is shown with. */
export function ShowPicture({ shown: { doc, products }, createPlayback }: ShowPictureProps) {
  const known = useMemo(() => new Map(products.map((product) => [product.products_id, product])), [products])
  return <ShowSky playback={usePlayback(doc, known, createPlayback, posterMoment)} />
}
