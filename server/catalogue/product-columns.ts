import { array, bool, date, int4, nullable, text } from '#server/platform/database/sql-type.ts'

/** What the catalogue, shows and imports all read of the table of products. */
export const PRODUCT_COLUMNS = {
  id: int4,
  model: text,
  name: text,
  url: text,
  packaging: text,
  pieces_per_case: int4,
  eta: nullable(date),
  colors: array(text),
  effects: array(text),
  firing_pattern: nullable(text),
  duration: nullable(text),
  seconds: nullable(int4),
  shots: nullable(int4),
  caliber: nullable(text),
  performance_height: nullable(text),
  ignition_type: nullable(text),
  pro_use: bool,
  texas_restricted: bool,
}
