import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { Drawn } from '#server/sheets/drawing-thread.ts'
import { describeError } from '#server/platform/http/to-http-error.ts'
import { planShow } from '#pyro/flight/plan.ts'
import { paintPoster } from '#pyro/paint/poster.ts'
import { SOCIAL_CARD } from '#pyro/svg/social-card.ts'
import type { PaintedShow } from './show-pictures.ts'

interface Request {
  readonly id: number
  readonly task: PaintedShow
}

let queue = Promise.resolve()

parentPort?.on('message', (request: Request) => {
  queue = queue.then(async () => {
    const drawn = await draw(request)
    parentPort?.postMessage(drawn, 'bytes' in drawn ? [drawn.bytes.buffer] : [])
  })
})

async function draw({ id, task }: Request): Promise<Drawn> {
  try {
    return { id, bytes: await paint(task) }
  } catch (error) {
    return { id, error: describeError(error) }
  }
}

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
