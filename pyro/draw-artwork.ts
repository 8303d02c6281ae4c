import type { ArtSize, ArtSource } from './art-source.ts'
import { artSpec } from './art-spec.ts'
import { createScene } from './scene.ts'
import { drawSubject } from './subjects/draw-subject.ts'
import { horizonOf } from './svg/landscape.ts'
import { pictureOf } from './svg/picture.ts'
import { socialCardOf } from './svg/social-card.ts'

/** How many stars and how much glitter a picture of each size gets. */
const details: Readonly<Record<ArtSize, number>> = { 75: 0.42, 300: 0.7, 900: 1.25 }

/** A wide picture of a product for where its page is shared, as SVG text. */
export function drawSocialCard(product: ArtSource): string {
  const scene = createScene(artSpec(product), details[900])
  drawSubject(scene)
  return socialCardOf(pictureOf(scene, false), horizonOf(scene))
}

/** The picture of a product as SVG text; the same product and size always give the same picture. */
export function drawArtwork(product: ArtSource, size: ArtSize): string {
  const scene = createScene(artSpec(product), details[size])
  drawSubject(scene)
  return pictureOf(scene, size === 75)
}
