import { quantityEntryModel } from '#machines/quantity-entry/quantity-entry.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(quantityEntryModel, {
  '[CART-17][CONST-30] a quantity typed for another line sends the one before at once': [
    'quantity.type, quantity.type 3',
    'typing',
    'tells cart line.setQuantity {"id":71,"products_id":31,"quantity":12}',
    'waits 750 ms',
    'sets typed.id to 72',
    'sets typed.products_id to 32',
    'sets typed.quantity to 5',
  ],
  '[CART-17] leaving the field sends what was typed and nothing after it': [
    'quantity.type, quantity.commit',
    'resting',
    'tells cart line.setQuantity {"id":71,"products_id":31,"quantity":6}',
    'sets typed to null',
  ],
  '[CART-17] a button on another line sends what was typed before the quantity of the button': [
    'quantity.type, quantity.commit 2',
    'resting',
    'tells cart line.setQuantity {"id":71,"products_id":31,"quantity":12}',
    'tells cart line.setQuantity {"id":72,"products_id":32,"quantity":0}',
    'sets typed to null',
  ],
  '[CART-17] a line that is removed while its quantity is typed sends nothing': [
    'quantity.type, quantity.clear',
    'resting',
    'sets typed to null',
  ],
  '[CART-17][CONST-31] what was typed is sent 750 ms after the last key': [
    'quantity.type, 750 ms',
    'resting',
    'tells cart line.setQuantity {"id":71,"products_id":31,"quantity":12}',
    'sets typed to null',
  ],
})
