import sharp from 'sharp'
import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { planShow } from '#pyro/flight/plan.ts'
import { paintPoster } from '#pyro/paint/poster.ts'
import { SOCIAL_CARD } from '#pyro/svg/social-card.ts'
import type { PaintedShow } from './show-pictures.ts'

const QUALITY = 82

async function paint({ doc, products }: PaintedShow): Promise<Uint8Array<ArrayBuffer>> {
  const plan = planShow(doc, new Map(products.map((product) => [product.products_id, product])))
  const pixels = paintPoster(plan, SOCIAL_CARD)
  const raw = { width: SOCIAL_CARD.width, height: SOCIAL_CARD.height, channels: 4 } as const
  const jpeg = await sharp(Buffer.from(pixels.buffer), { raw })
    .removeAlpha()
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
  return new Uint8Array(jpeg)
}

answerTasks(paint)
