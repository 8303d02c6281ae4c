import { showEditorModel } from '#machines/show-editor/show-editor.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(showEditorModel, {
  'the products of the show are read': [
    'readGoods read',
    'change.readOnly',
    'keeping.resting',
    'hold.locking.claiming',
    'goods.goodsKnown',
    'sets goods.31 to {"caliber":"1.2","category_url":"500-gram-cakes","colors":["Gold"],"duration":"30 s…',
  ],
  'products that cannot be read are told': [
    'readGoods lost',
    'change.readOnly',
    'keeping.resting',
    'hold.locking.claiming',
    'goods.goodsUnreachable',
  ],
  'they are read again on demand': [
    'readGoods lost, goods.reload',
    'change.readOnly',
    'keeping.resting',
    'hold.locking.claiming',
    'goods.readingGoods',
    'starts readGoods {"ids":[31]}',
  ],
  'they are read again when the network is back': [
    'readGoods lost, network.returned',
    'change.readOnly',
    'keeping.resting',
    'hold.locking.claiming',
    'goods.readingGoods',
    'starts readGoods {"ids":[31]}',
  ],
  'known products are read again on demand': [
    'readGoods read, goods.reload',
    'change.readOnly',
    'keeping.resting',
    'hold.locking.claiming',
    'goods.readingGoods',
    'starts readGoods {"ids":[31]}',
  ],
  'reading begins again on demand': [
    'goods.reload',
    'change.readOnly',
    'keeping.resting',
    'hold.locking.claiming',
    'goods.readingGoods',
    'starts readGoods {"ids":[31]}',
  ],
})
