import { mailPicturePath } from '#contract/catalogue/picture-path.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { Message } from './message.ts'
import type { ShopMessage } from './shop-message.ts'

const selectAddresses = statement({
  name: 'email-product-addresses',
  sql: 'select model, url from products where model = any(:models)',
  params: { models: array(text) },
  row: { model: text, url: text },
})

/** URLs of the pictures of the products in the lines of a message, by model. @param origin null: the shop has no address */
export async function linePictures(
  db: Db,
  message: Message | ShopMessage,
  origin: string | null,
): Promise<ReadonlyMap<string, string>> {
  const models = linesOf(message).map(({ model }) => model)
  if (origin === null || models.length === 0) return new Map()
  const products = await selectAddresses(db, { models })
  return new Map(products.map(({ model, url }) => [model, `${origin}${mailPicturePath(url)}`]))
}

function linesOf(message: Message | ShopMessage): readonly { readonly model: string }[] {
  switch (message.kind) {
    case 'orderConfirmed':
    case 'orderPlaced':
      return message.content.lines
    case 'orderShipped':
      return [...message.shipped, ...message.remaining]
    case 'orderHandedOver':
    case 'shipmentVoided':
      return message.lines
    case 'backInStock':
      return [message]
    case 'stockLow':
      return message.products
    default:
      return []
  }
}
