import type { Db } from '#server/platform/database/db.ts'

/** Shops of earlier versions got them as settings; an empty one means the number on pages. */
const SAMPLES = [
  ['spirit_phone_number', '(417) 555-0140'],
  ['proline_phone_number', '(417) 555-0175'],
] as const

const note = (db: Db, text: string) => db.query(`select set_config('shop.note', $1, true)`, [text])

/** Empties phone numbers that are still the sample, which is nobody's. */
export async function up(db: Db): Promise<void> {
  await note(db, 'A sample phone number is none')
  for (const [key, sample] of SAMPLES)
    await db.query(
      `update settings set value = '""' where kind = 'app' and key = $1 and value = to_jsonb($2::text)`,
      [key, sample],
    )
  await note(db, '')
}

/** An earlier version reads an empty number as that on pages, too. */
export const down = async (): Promise<void> => undefined
