import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepPicture } from '#server/catalogue/artwork/picture-files.ts'
import { createRasterizing } from '#server/catalogue/artwork/rasterizing.ts'
import { createPhotoSizes } from '#server/content/photo-sizes.ts'
import { openDatabase } from '#tests/support/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'emberwright-photos-'))
/** A database that nobody answers for. */
const db = openDatabase('postgres://127.0.0.1:1/none', 1)
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

test('a size that was kept is answered without the database, any other size only with it', async () => {
  const sizes = createPhotoSizes(db, { folder, rasterizing: createRasterizing() })
  const sha256 = 'ab'.repeat(32)
  const bytes = new Uint8Array([1, 2, 3])
  await keepPicture(join(folder, 'photos', 'ab', `${sha256}-300.avif`), bytes)
  expect(await sizes({ sha256, size: 300 })).toEqual(bytes)
  await expect(sizes({ sha256, size: 640 })).rejects.toThrow('ECONNREFUSED')
})
